/** A select filter whose options come from a lookup. */
import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Field, FieldName, Select } from '@/components/ui/controls/field'
import type { Option } from '../use-lookups'

const chooser = {
  appearance: 'none',
  pr: '2.625rem',
  cursor: 'pointer',
  '&[data-set]': { borderColor: 'fg', boxShadow: 'inset 0 0 0 0.5px currentColor', fontWeight: '600' },
  '& option': { color: 'ink', bg: 'white' },
} as const

const Arrow = chakra(ChevronDown, {
  base: { position: 'absolute', right: '4', bottom: '3.5', width: '5', height: '5' },
})

type FilterSelectProps = {
  /** Label of the filter, and its only option while the lookup loads. */
  label: string
  /** Name of the query parameter. */
  name: string
  /** Null while the lookup loads and if it fails. */
  options: readonly Option[] | null
  value: number | null
  /** The value that is not the visitor's choice; null is the placeholder, which then means "any". */
  initial: number | null
  isNameHidden: boolean
  onChange(value: number | null): void
}

export function FilterSelect({ label, name, options, value, initial, isNameHidden, onChange }: FilterSelectProps) {
  const id = useId()
  const isOptional = options === null || initial === null
  const isListed = options?.some((option) => option.id === value) ?? false
  return (
    <Field>
      <FieldName htmlFor={id} isHidden={isNameHidden}>
        {label}
      </FieldName>
      <Select
        variant="pill"
        css={chooser}
        id={id}
        name={name}
        value={isListed ? String(value) : ''}
        data-set={isListed && value !== initial ? '' : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {(isOptional || !isListed) && (
          <option value="" hidden={!isOptional}>
            {label}
          </option>
        )}
        {options?.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
      <Arrow />
    </Field>
  )
}
