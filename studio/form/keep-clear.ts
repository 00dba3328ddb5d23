/** Keeps the field that is typed in out from under a box at the lower edge of the form (B254). */

function scrollerOf(element: Element): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return undefined
}

/** Scrolls the focused field out from under the box, unless the field is too tall to fit above it. */
function showFocused(scroller: HTMLElement, box: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || !scroller.contains(focused) || box.contains(focused)) return
  const { bottom, height } = focused.getBoundingClientRect()
  if (height < scroller.clientHeight - box.offsetHeight && bottom > box.getBoundingClientRect().top) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}

/** To be used as the box's `ref`. When the box appears or grows, the form scrolls until the focused field is above it. */
export function keepFocusClearOf(box: HTMLElement | null): (() => void) | undefined {
  const scroller = box ? scrollerOf(box) : undefined
  if (!box || !scroller) return undefined
  const observer = new ResizeObserver(() => {
    scroller.style.scrollPaddingBottom = `${box.offsetHeight}px`
    showFocused(scroller, box)
  })
  observer.observe(box)
  return () => {
    observer.disconnect()
    scroller.style.scrollPaddingBottom = ''
  }
}
