/** The four fields, each with a label above and an associated message below. Native uncontrolled elements. */
import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Input, TextArea } from '@/components/ui/field'
import type { Enquiry } from '@/lib/api/models'
import {
  BRIEF_MAX_LENGTH,
  type EnquiryErrors,
  type EnquiryField,
  FIELD_LABELS,
  NAME_FORMAT_MESSAGE,
} from '@/lib/enquiry/fields'

const Message = chakra('p', { base: { mt: '1.5', textStyle: 'small', fontWeight: '600', color: 'error' } })

/** The number of columns depends on the container: the form is used in narrow sheets and across a whole page. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '@container (min-width: 21.25rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** Explains the rule for names to visitors whose name has an apostrophe or a hyphen. */
const NAME_HINT = 'Please leave out apostrophes and hyphens.'

/** Remaining characters of the brief; false until nine tenths are used. */
export function lengthHint(length: number): string | false {
  if (length < BRIEF_MAX_LENGTH * 0.9) return false
  const left = BRIEF_MAX_LENGTH - length
  const count = Math.abs(left).toLocaleString('en-AU')
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return `${count} ${characters} ${left >= 0 ? 'left' : 'too many'}`
}

type FieldProps = {
  id: string
  label: string
  message?: string
  children: ReactNode
  wide?: boolean
  /** Announced when it appears. */
  hint?: string | false
}

function Field({ id, label, message, children, wide = false, hint }: FieldProps) {
  return (
    <Box gridColumn={wide ? '1 / -1' : undefined} minWidth="0">
      <chakra.label
        htmlFor={id}
        display="block"
        mb="1.5"
        fontSize="md"
        fontWeight="600"
        lineHeight="1.3"
        id={`${id}-label`}
      >
        {label}
      </chakra.label>
      {children}
      {message && <Message id={`${id}-message`}>{message}</Message>}
      {hint !== undefined && (
        <Box aria-live="polite" textStyle="small" color="muted">
          {hint}
        </Box>
      )}
    </Box>
  )
}

type EnquiryFieldsProps = {
  /** Prefix of the fields' ids. */
  id: string
  errors: EnquiryErrors
  isLoading: boolean
  /** How much of the brief's length is left, near its limit. */
  briefHint: string | false
  /** Values that the server sent back; without them the fields keep their current values. */
  values?: Enquiry
}

export function EnquiryFields({ id, errors, isLoading, briefHint, values }: EnquiryFieldsProps) {
  function common(field: EnquiryField) {
    return {
      id: `${id}-${field}`,
      name: field,
      required: true,
      readOnly: isLoading,
      defaultValue: values?.[field],
      'aria-invalid': errors[field] ? true : undefined,
      'aria-describedby': errors[field] ? `${id}-${field}-message` : undefined,
    }
  }
  const label = (field: EnquiryField) => ({
    id: `${id}-${field}`,
    label: FIELD_LABELS[field],
    message: errors[field],
  })
  return (
    <Fields>
      <Field {...label('name')} hint={errors.name === NAME_FORMAT_MESSAGE && NAME_HINT}>
        <Input variant="box" {...common('name')} type="text" autoComplete="name" />
      </Field>
      <Field {...label('phone')}>
        <Input variant="box" {...common('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field {...label('email')} wide>
        <Input
          variant="box"
          {...common('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field {...label('brief')} wide hint={briefHint}>
        <TextArea
          variant="box"
          {...common('brief')}
          height="6.25rem"
          minHeight="6.25rem"
          py="0.3125rem"
          fontSize="lg"
          lineHeight="1.35"
          resize="vertical"
        />
      </Field>
    </Fields>
  )
}
