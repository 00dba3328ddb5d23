/** Hook that keeps Next's router from fetching the page again on Back and Forward between entries of one page. */
import { useRouter } from 'next/router'
import { useEffect } from 'react'

const pathOf = (url: string) => url.split(/[?#]/)[0]

/** Lists and dialogs follow those entries themselves. Only the Studio's preview has entries of other pages. */
export function useOwnHistory(): void {
  const { asPath, beforePopState } = useRouter()
  useEffect(() => {
    beforePopState(({ as }) => pathOf(as) !== pathOf(asPath))
    return () => beforePopState(() => true)
  }, [asPath, beforePopState])
}
