/**
 * Transfers a visitor's input in an island's server HTML to the hydrated component that replaces it.
 *
 * Both have the same elements in the same order, so an element is identified by its path of child indexes.
 */

/** Child indexes from the island's root down to one of its elements. */
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

/** Whether the visitor has changed a field since the server rendered it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0]
    return initial !== undefined && field.value !== initial.value
  }
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Everything to transfer. */
export type CarriedInput = {
  focus: Place | null
  clicked: Place | null
  choices: { place: Place; isChecked: boolean }[]
  values: { place: Place; value: string }[]
  /** Native disclosures, which open and close without JavaScript. */
  disclosures: { place: Place; isOpen: boolean }[]
  /** Images that have already loaded. */
  pictures: Place[]
}

/** @param clicked the control that was clicked before hydration */
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

/** Sets a value through the native setter, bypassing React's value tracking, so that React handles the change event. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Applies the collected input to the new component. Call it before paint. */
export function apply(part: Element, carriedInput: CarriedInput): void {
  const { focus, clicked, choices, values, disclosures, pictures } = carriedInput
  // The image is in the browser's cache: without lazy loading it is shown at once, without a flash.
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
    // A click cannot uncheck a radio button; clicking another one of its group does.
    if (isChoice(choice) && choice.checked !== isChecked && (isChecked || choice.type === 'checkbox')) choice.click()
  }
  for (const { place, value } of values) {
    const field = elementAt(part, place)
    if (isField(field) && field.value !== value) type(field, value)
  }
  if (focus) elementAt(part, focus)?.focus({ preventScroll: true })
  if (clicked) elementAt(part, clicked)?.click()
}
