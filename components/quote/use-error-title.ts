/** Hook that prefixes the page's title with "Error: " while a refused form is uncorrected. */
import { useEffect } from 'react'

export const ERROR_PREFIX = 'Error: '

/** A page may hold several forms: the first with an error adds the prefix, the last one corrected removes it. */
let wrongForms = 0

export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    wrongForms += 1
    if (!document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title
    return () => {
      wrongForms -= 1
      if (wrongForms > 0 || !document.title.startsWith(ERROR_PREFIX)) return
      document.title = document.title.slice(ERROR_PREFIX.length)
    }
  }, [isWrong])
}
