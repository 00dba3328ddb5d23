/**
 * Keeps what a visitor has typed or chosen in an island before it is hydrated: React leaves it in the fields, but ignores it.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const initial = Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0]
  return initial?.value ?? ''
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
}

/** Sets a value and reports it; the setter of the prototype bypasses React's record of the value. */
function enter(field: Field, value: string): void {
  field.value = initialValue(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Undoes a choice and makes it again, by a click that React handles. A radio button is undone by its group. */
function choose(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = field.defaultChecked
  if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click()
}

/** Enters again what was changed before or during hydration. Call it when hydration is done, before paint. */
export function enterAgain(root: Element): void {
  const fields = Array.from(root.querySelectorAll('input, textarea, select')).filter(isField)
  const chosen = fields.filter(isChoice).filter(({ checked, defaultChecked }) => checked !== defaultChecked)
  const typed = fields.filter(
    (field) => !isChoice(field) && field.type !== 'hidden' && field.value !== initialValue(field),
  )
  const choices = chosen.map((field) => ({ field, isChecked: field.checked }))
  const values = typed.map((field) => ({ field, value: field.value }))
  for (const { field, isChecked } of choices) choose(field, isChecked)
  for (const { field, value } of values) enter(field, value)
}
