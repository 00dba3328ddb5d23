/**
 * For `mousedown` of an element with a form: pressing a link or button does not blur the field before the release.
 * Otherwise the field's message would appear first and move the pressed control away from the pointer, and the click
 * would be lost.
 */
export function keepFocusOnPress(event: Pick<MouseEvent, 'preventDefault'> & { target: EventTarget | null }): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault()
}
