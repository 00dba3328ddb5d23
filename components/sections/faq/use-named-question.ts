/** Hook that opens the question named by the URL's hash. */
import { useRouter } from 'next/router'
import { type RefObject, useEffect } from 'react'

function openNamed(list: HTMLElement | null): void {
  const place = document.getElementById(window.location.hash.slice(1))
  const question = place && list?.contains(place) ? place.closest('details') : null
  if (!question || question.open) return
  question.open = true
  question.scrollIntoView({ block: 'start' })
}

/**
 * The browser opens it itself on a page load with that hash or on a plain link within the page, because the anchor is
 * inside the details element. Client navigations bypass the browser, so links from other pages need this.
 */
export function useNamedQuestion(list: RefObject<HTMLElement | null>): void {
  const { events } = useRouter()
  useEffect(() => {
    const open = () => openNamed(list.current)
    open()
    events.on('hashChangeComplete', open)
    return () => events.off('hashChangeComplete', open)
  }, [events, list])
}
