/** Hook that prefixes the page's title, with "Error: " by default, while a refused form is uncorrected. */
import { useEffect } from 'react'
import { useWords } from '@/lib/contexts/words-context'
import type { EnquiryWords } from '@/lib/enquiry/schema'

/** The title of a page with a refused form. */
export function errorTitle(words: EnquiryWords, title: string): string {
  return `${words.errorTitle} ${title}`
}

export function useErrorTitle(isWrong: boolean): void {
  const words = useWords('enquiry')
  const prefix = errorTitle(words.enquiry, '')
  useEffect(() => {
    if (!isWrong) return
    // The server may have added it already.
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [isWrong, prefix])
}
