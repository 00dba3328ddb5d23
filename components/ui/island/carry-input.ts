/**
 * What a visitor did in a part of the page before its code was there, carried over to the part that takes its place.
 *
 * Both have the same elements in the same order, so an element is found again by its place.
 */

/** Child numbers from the part down to one of its elements. */
type Place = number[]

function placeOf(part: Element, element: Element): Place {
  const place: Place = []
  for (let at = element; at !== part && at.parentElement; at = at.parentElement) {
    place.unshift(Array.prototype.indexOf.call(at.parentElement.children, at))
  }
  return place
}

function elementAt(part: Element, place: Place): HTMLElement | null {
  let at: Element | undefined = part
  for (const index of place) at = at?.children[index]
  return at instanceof HTMLElement ? at : null
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: Element | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function isChoice(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')
}

/** Whether the visitor has changed a field since the server wrote it: what the server wrote is not the visitor's wish. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0]
    return initial !== undefined && field.value !== initial.value
  }
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Everything to carry over. */
export type CarriedInput = {
  focus: Place | null
  clicked: Place | null
  choices: { place: Place; isChecked: boolean }[]
  values: { place: Place; value: string }[]
  /** What opens and closes by the browser's own means, without a press that waits for code. */
  disclosures: { place: Place; isOpen: boolean }[]
  /** Pictures that are on the screen already. */
  pictures: Place[]
}

/** @param clicked the control that was pressed and had nobody to answer it */
export function collect(part: Element, clicked: Element | null): CarriedInput {
  const { activeElement } = document
  const fields = Array.from(part.querySelectorAll('input, textarea, select')).filter(isField).filter(isChanged)
  return {
    focus:
      activeElement && activeElement !== part && part.contains(activeElement) ? placeOf(part, activeElement) : null,
    clicked: clicked && part.contains(clicked) ? placeOf(part, clicked) : null,
    choices: fields.filter(isChoice).map((field) => ({ place: placeOf(part, field), isChecked: field.checked })),
    values: fields
      .filter((field) => !isChoice(field) && field.type !== 'hidden')
      .map((field) => ({ place: placeOf(part, field), value: field.value })),
    disclosures: Array.from(part.querySelectorAll('details')).map((details) => ({
      place: placeOf(part, details),
      isOpen: details.open,
    })),
    pictures: Array.from(part.querySelectorAll('img'))
      .filter((image) => image.complete && image.naturalWidth > 0)
      .map((image) => placeOf(part, image)),
  }
}

/** Writes a value as a visitor's typing would: past React's own record of it, so that its change is noticed. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Does in the new part what was done in the old one. To be called before the new part is painted. */
export function apply(part: Element, carryInput: CarriedInput): void {
  const { focus, clicked, choices, values, disclosures, pictures } = carryInput
  // The browser holds the picture: told not to take its time, it shows it at once instead of after an empty moment.
  for (const place of pictures) {
    const image = elementAt(part, place)
    image?.setAttribute('loading', 'eager')
    image?.setAttribute('decoding', 'sync')
  }
  for (const { place, isOpen } of disclosures) {
    const details = elementAt(part, place)
    if (details instanceof HTMLDetailsElement) details.open = isOpen
  }
  for (const { place, isChecked } of choices) {
    const choice = elementAt(part, place)
    // A radio that is not checked cannot be made so by a click; another one of its group will be.
    if (isChoice(choice) && choice.checked !== isChecked && (isChecked || choice.type === 'checkbox')) choice.click()
  }
  for (const { place, value } of values) {
    const field = elementAt(part, place)
    if (isField(field) && field.value !== value) type(field, value)
  }
  if (focus) elementAt(part, focus)?.focus({ preventScroll: true })
  if (clicked) elementAt(part, clicked)?.click()
}
