/** A text in a selected field, to be copied by hand where the browser has refused to copy it. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Input, TextArea } from '../controls/field'

type Field = HTMLInputElement | HTMLTextAreaElement

function select(field: Field | null): void {
  field?.focus()
  field?.select()
}

export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId()
  const field = { id, ref: select, readOnly: true, value: text, variant: 'box', textStyle: 'small' } as const

  return (
    <Box flexBasis="100%" p="3" borderRadius="field" bg="panel">
      <chakra.label htmlFor={id} display="block" textStyle="tiny" fontWeight="600" mb="1">
        {label}
      </chakra.label>
      {text.includes('\n') ? (
        <TextArea {...field} minHeight="7.5rem" />
      ) : (
        <Input {...field} onFocus={({ currentTarget }) => currentTarget.select()} />
      )}
    </Box>
  )
}
