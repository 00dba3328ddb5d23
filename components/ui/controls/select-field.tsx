/** A labelled choice of one of a few texts, in a row of a form. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FieldName, Select } from './field'

const Options = chakra(Select, { base: { '& option': { color: 'ink', bg: 'white' } } })

type SelectFieldProps = {
  label: string
  /** Null while nothing is chosen. */
  value: string | null
  options: readonly (readonly [value: string, label: string])[]
  /** Shown while nothing is chosen. */
  invitation: string
  onChoose(value: string): void
}

export function SelectField({ label, value, options, invitation, onChoose }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <FieldName htmlFor={id}>{label}</FieldName>
      <Options id={id} variant="box" value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {value === null && (
          <option value="" hidden>
            {invitation}
          </option>
        )}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Options>
    </div>
  )
}
