/** The input of a filter: an entry of one of the booking system's lists, by its name. */
import { Select, Text } from '@sanity/ui'
import type { ChangeEvent } from 'react'
import { type NumberInputProps, set, unset } from 'sanity'
import useSWR from 'swr'
import { LOOKUPS, UNREACHABLE, type VoiceLookup } from './catalogue.ts'

export function isLookup(name: string): name is VoiceLookup {
  return name in LOOKUPS
}

export function LookupInput({ lookup, ...props }: NumberInputProps & { lookup: VoiceLookup }) {
  const { value, elementProps, readOnly, onChange } = props
  const { data: entries } = useSWR(lookup, LOOKUPS[lookup])
  if (entries === null) return <Text size={1}>{UNREACHABLE}</Text>
  const isKnown = value === undefined || !entries || entries.some(({ id }) => id === value)
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    onChange(currentTarget.value ? set(Number(currentTarget.value)) : unset())
  return (
    <Select
      id={elementProps.id}
      ref={elementProps.ref}
      onBlur={elementProps.onBlur}
      onFocus={elementProps.onFocus}
      disabled={readOnly || !entries}
      value={String(value ?? '')}
      onChange={choose}
    >
      <option value="">Any</option>
      {!isKnown && <option value={String(value)}>No longer there</option>}
      {entries?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}
