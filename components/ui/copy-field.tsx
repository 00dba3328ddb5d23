/** A text in a selected field, to be copied by hand where the browser has refused to copy it. */
import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { Input, TextArea } from './field'
import { IconButton } from './icon-button'

type Field = HTMLInputElement | HTMLTextAreaElement

function select(field: Field | null): void {
  field?.focus()
  field?.select()
}

type CopyFieldProps = {
  label: string
  text: string
  hasLines?: boolean
  /** With it, a button and Escape close the field. */
  onClose?(): void
}

export function CopyField({ label, text, hasLines = false, onClose }: CopyFieldProps) {
  const id = useId()
  const field = { id, ref: select, readOnly: true, value: text, variant: 'box', textStyle: 'small' } as const

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !onClose) return
    event.stopPropagation()
    onClose()
  }

  return (
    <Box flexBasis="100%" p="3" borderRadius="field" bg="panel" onKeyDown={handleKeyDown}>
      <chakra.label htmlFor={id} display="block" textStyle="tiny" fontWeight="600" mb="1">
        {label}
      </chakra.label>
      <Box display="flex" gap="1">
        {hasLines ? (
          <TextArea {...field} minHeight="7.5rem" />
        ) : (
          <Input {...field} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
        {onClose && (
          <IconButton aria-label="Close" onClick={onClose}>
            <X size={20} />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}
