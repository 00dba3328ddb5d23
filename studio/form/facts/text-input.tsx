/** The input of a plain text, in which facts can be inserted. */
import { type StringInputProps, set } from 'sanity'
import { FactsField } from './facts-menu.tsx'

/** Where the caret is or last was; at the end before the field has been used. */
function selectionOf(field: unknown, text: string): [start: number, end: number] {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isField) return [text.length, text.length]
  return [field.selectionStart ?? text.length, field.selectionEnd ?? text.length]
}

export function TextInput(props: StringInputProps) {
  const { value = '', elementProps, onChange, readOnly, renderDefault, schemaType } = props
  function insert(text: string): void {
    const [start, end] = selectionOf(elementProps.ref.current, value)
    onChange(set(value.slice(0, start) + text + value.slice(end)))
  }
  return (
    <FactsField menu="inside" title={schemaType.title} text={value} readOnly={readOnly} onInsert={insert}>
      {renderDefault(props)}
    </FactsField>
  )
}
