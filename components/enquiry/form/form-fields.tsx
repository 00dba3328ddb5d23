/** The four fields, each with a label above and an associated message below. */

import { Box, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { Input, TextArea } from '@/components/ui/controls/field'
import type { Enquiry } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { BRIEF_MAX_LENGTH, ENQUIRY_FIELDS, type EnquiryErrors, type EnquiryField } from '@/lib/enquiry/fields'
import { correctionOf, type EnquiryWords } from '@/lib/enquiry/schema'
import { formatNumber } from '@/lib/format/locale'
import { fillIn } from '@/lib/words/words'

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

/** Remaining characters of the brief; false until nine tenths are used. */
function lengthHint(length: number, words: EnquiryWords): string | false {
  if (length < BRIEF_MAX_LENGTH * 0.9) return false
  const left = BRIEF_MAX_LENGTH - length
  const count = Math.abs(left)
  return fillIn(words[left >= 0 ? 'charactersLeft' : 'charactersOver'], {
    count,
    number: formatNumber(count),
  })
}

/** The e-mail is no `type="email"`: Chromium rewrites what is typed there, such as "ß" of a domain as "ss". */
const CONTROLS = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
} as const

/** Announced when it appears. */
function hintOf(field: EnquiryField, value: string, message: string | undefined, words: EnquiryWords): string | false {
  return field === 'brief' ? lengthHint(value.length, words) : (correctionOf(field, value, message, words) ?? false)
}

type FieldProps = {
  id: string
  field: EnquiryField
  value: string
  message: string | undefined
  isLoading: boolean
  onChange(): void
}

/** Memoised, so that a key renders the field in which it is pressed and no other. */
const Field = memo(function Field({ id, field, value, message, isLoading, onChange }: FieldProps) {
  const words = useWords('enquiry')
  const hint = hintOf(field, value, message, words.enquiry)
  const control = {
    id,
    name: field,
    required: true,
    readOnly: isLoading,
    value,
    onChange,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
  }
  return (
    <Box gridColumn={field === 'email' || field === 'brief' ? '1 / -1' : undefined} minWidth="0">
      <chakra.label
        htmlFor={id}
        display="block"
        mb="1.5"
        fontSize="md"
        fontWeight="600"
        lineHeight="1.3"
        id={`${id}-label`}
      >
        {words.enquiry[field]}
      </chakra.label>
      {field === 'brief' ? (
        <TextArea
          variant="box"
          {...control}
          height="6.25rem"
          minHeight="6.25rem"
          maxHeight="max(6.25rem, 60svh)"
          // Grows with what is typed, so that a script can be proofread.
          css={{ '@supports (field-sizing: content)': { fieldSizing: 'content', height: 'auto' } }}
          py="0.3125rem"
          fontSize="lg"
          lineHeight="1.35"
          resize="vertical"
        />
      ) : (
        <Input variant="box" {...control} {...CONTROLS[field]} />
      )}
      {message && <Message id={`${id}-message`}>{message}</Message>}
      <Box aria-live="polite" textStyle="small" color="muted">
        {hint}
      </Box>
    </Box>
  )
})

type EnquiryFieldsProps = {
  /** Prefix of the fields' ids. */
  id: string
  values: Enquiry
  errors: EnquiryErrors
  isLoading: boolean
  onChange(): void
}

export function EnquiryFields({ id, values, errors, isLoading, onChange }: EnquiryFieldsProps) {
  return (
    <Fields>
      {ENQUIRY_FIELDS.map((field) => (
        <Field
          key={field}
          id={`${id}-${field}`}
          field={field}
          value={values[field]}
          message={errors[field]}
          isLoading={isLoading}
          onChange={onChange}
        />
      ))}
    </Fields>
  )
}
