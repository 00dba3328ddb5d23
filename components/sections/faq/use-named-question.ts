/** Opens the question that the address names. */
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
 * The browser opens it by itself when a page loads with that address, or a plain link on the page is pressed, because the named place is inside
 * the answer. The router moves without the browser, so links from other pages need this.
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
