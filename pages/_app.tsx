/**
 * The root of every page: contexts and the frame. Public pages have it on the server only; in draft mode and development
 * Next's client renders it in the browser as well.
 */
import type { EmotionCache } from '@emotion/cache'
import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { PageFrame } from '@/components/frame/page-frame'
import { SeoHead } from '@/components/frame/seo-head'
import { startPage } from '@/components/page/start'
import { PageContext, StyleCacheContext } from '@/lib/contexts/page-context'
import { SessionProvider } from '@/lib/contexts/session-context'
import type { PageProps } from '@/lib/page/props'

/** Only for editors in draft mode. */
const DraftFrame = dynamic(() => import('@/components/draft'))

const pathOf = (url: string) => url.split(/[?#]/)[0]

/**
 * Keeps Next's router from fetching the page again on Back and Forward between entries of one page, which lists and dialogs
 * follow themselves. Only the Studio's preview has entries of other pages.
 */
function useOwnHistory(): void {
  const { asPath, beforePopState } = useRouter()
  useEffect(() => {
    beforePopState(({ as }) => pathOf(as) !== pathOf(asPath))
    return () => beforePopState(() => true)
  }, [asPath, beforePopState])
}

/** `styleCache` is set by pages/_document, on the server only. */
type Props = AppProps<PageProps> & { styleCache?: EmotionCache }

export default function App({ Component, pageProps, styleCache }: Props) {
  const { seo, showStatistics, showLogos, draft } = pageProps
  useOwnHistory()
  useEffect(startPage, [])
  const frame = (
    <PageFrame showStatistics={showStatistics} showLogos={showLogos}>
      <Component {...pageProps} />
    </PageFrame>
  )
  return (
    <StyleCacheContext value={styleCache ?? null}>
      <PageContext value={pageProps}>
        <SeoHead seo={seo} />
        <SessionProvider>{draft ? <DraftFrame draft={draft}>{frame}</DraftFrame> : frame}</SessionProvider>
      </PageContext>
    </StyleCacheContext>
  )
}
