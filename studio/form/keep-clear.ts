/** Keeps the field that is typed in out from under a box at the lower edge of the form (B254). */

function scrollerOf(element: Element): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return undefined
}

/** A field that is higher than what is seen of the form stays where it is. */
function showFocused(scroller: HTMLElement, box: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || !scroller.contains(focused) || box.contains(focused)) return
  const { bottom, height } = focused.getBoundingClientRect()
  if (height < scroller.clientHeight - box.offsetHeight && bottom > box.getBoundingClientRect().top) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}

/** A ref of the box: the form scrolls what has the focus to above it, also when the box appears or grows. */
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
