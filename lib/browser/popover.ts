/** Popovers, which browsers have since 2023 or 2024. */

export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}

/** Whether this is an open popover. A browser without popovers would throw at the selector. */
export function isOpenPopover(element: Element | null): boolean {
  return hasPopovers() && element?.matches(':popover-open') === true
}
