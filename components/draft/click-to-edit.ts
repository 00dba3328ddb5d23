/**
 * Click-to-edit of the Studio's preview: with Edit on, a click opens the field below the pointer, whatever the visitor's
 * page would do with it (B320).
 *
 * Sanity's overlay handles clicks at the elements of the fields, and only at the one that it takes as hovered. The page's own
 * listeners, such as the core's on the document, come before that.
 */
import { useLayoutEffect } from 'react'
import { sectionKeyOf } from './sections-on-page'

const EDITED = '[data-sanity]'

/** What @sanity/visual-editing draws above the page. */
const OVERLAY = 'sanity-visual-editing'

/** A button that neither the page nor Sanity's dragging responds to. */
const MIDDLE = 1

/**
 * Whether Edit is on: Sanity's overlay then cancels each press of the mouse at the element of a field. It has no public
 * state for that.
 */
function isEditing(element: Element): boolean {
  return !element.dispatchEvent(new MouseEvent('mousedown', { button: MIDDLE, cancelable: true }))
}

function holds(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= clientX && clientX < right && top <= clientY && clientY < bottom
}

/** The field of a picture that is seen below the pointer, but lies behind something that shows nothing there. */
function pictureBehind(section: Element, event: MouseEvent): Element | undefined {
  const pictures = Array.from(section.querySelectorAll('img')).filter((picture) => holds(picture, event))
  const fields = pictures.map((picture) => picture.closest(EDITED))
  return fields.find((field) => field !== null && field !== section) ?? undefined
}

/** Where the words of a control are: inside it, and of a field in its label. */
function wordsOf(control: Element): Element[] {
  const labels = 'labels' in control && control.labels instanceof NodeList ? Array.from(control.labels) : []
  return [control, ...labels].filter((part) => part instanceof Element)
}

/** The field of the words of the control that a click is for: beside them it has padding, drawings and what is typed. */
function fieldOfWords(target: Element, around: Element | null): Element | undefined {
  const control = target.closest('a, button, label, summary, input, select, textarea')
  if (!control || (around && control.contains(around))) return undefined
  return wordsOf(control)
    .flatMap((part) => [part, ...part.querySelectorAll(EDITED)])
    .find((part) => part.matches(EDITED) && isEditing(part))
}

/** The element of the field that a click is for; null where nothing is an editor's. */
function fieldOf(event: MouseEvent): Element | null {
  const { target } = event
  if (!(target instanceof Element) || target.closest(OVERLAY)) return null
  const around = target.closest(EDITED)
  const words = fieldOfWords(target, around)
  if (words) return words
  return (around && sectionKeyOf(around) !== null && pictureBehind(around, event)) || around
}

/** Lets Sanity's overlay open the field, as if a mouse had pointed at its element. */
function open(element: Element): void {
  // The first one registers the others; each that enters leaves before, so that none is hovered twice.
  for (const type of ['mousemove', 'mouseleave', 'mouseenter']) element.dispatchEvent(new MouseEvent(type))
  element.dispatchEvent(new MouseEvent('click', { button: MIDDLE, cancelable: true }))
}

function handleClick(event: MouseEvent): void {
  const field = event.button === MIDDLE ? null : fieldOf(event)
  if (!field || !isEditing(field)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  open(field)
  const isPointedAt = event.target instanceof Node && field.contains(event.target)
  if (!isPointedAt) field.dispatchEvent(new MouseEvent('mouseleave'))
}

/** What Sanity's overlay takes as in view: an element of which 30 % are, and so never one taller than three windows. */
const OVERLAY_THRESHOLD = 0.3

/** Lets Sanity's overlay handle an element as soon as anything of it is in view. @returns a function that ends it */
function observeFromFirstPixel(): () => void {
  const Original = window.IntersectionObserver
  window.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options?.threshold === OVERLAY_THRESHOLD ? { ...options, threshold: 0 } : options)
    }
  }
  return () => {
    window.IntersectionObserver = Original
  }
}

/** Used once on the page, above all sections: before their effects, because the first listener of the window comes first. */
export function useClickToEdit(isInPresentation: boolean): void {
  useLayoutEffect(() => {
    if (!isInPresentation) return
    const restore = observeFromFirstPixel()
    window.addEventListener('click', handleClick, true)
    return () => {
      window.removeEventListener('click', handleClick, true)
      restore()
    }
  }, [isInPresentation])
}
