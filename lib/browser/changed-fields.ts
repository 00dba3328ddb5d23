/** Which fields differ from the HTML: typed into, chosen, or restored by the browser. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

export function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const initial = Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0]
  return initial?.value ?? ''
}

export function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
}

export function fieldsOf(root: Element): Field[] {
  return Array.from(root.querySelectorAll('input, textarea, select')).filter(isField)
}

export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.type !== 'hidden' && field.value !== initialValue(field)
}

/** Whether a field in an element differs from its HTML. */
export function hasChangedFields(root: Element): boolean {
  return fieldsOf(root).some(isChanged)
}
