/** Starts the page's title with "Error: " while a refused form stands uncorrected. */
import { useEffect } from 'react'

export const ERROR_PREFIX = 'Error: '

export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    if (!document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title
    return () => {
      if (document.title.startsWith(ERROR_PREFIX)) document.title = document.title.slice(ERROR_PREFIX.length)
    }
  }, [isWrong])
}
