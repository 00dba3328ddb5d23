/** Whether this is an open popover. A browser without popovers (before 2024) would throw at the selector. */
export function isOpenPopover(element: Element | null): boolean {
  return 'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true
}
