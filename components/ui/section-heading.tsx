/** Heading of a section: eyebrow, heading and lead. Renders nothing if all are empty. */
import { chakra } from '@chakra-ui/react'
import { useEdit } from '@/lib/draft/edit-context'
import { EditableText } from './editable-text'
import { visuallyHidden } from './visually-hidden-styles'

const Opening = chakra('div', { base: { maxWidth: '47.5rem', mb: '8-14' } })

export const Eyebrow = chakra('p', { base: { textStyle: 'eyebrow', color: 'muted', mb: '3' } })

type SectionHeadingProps = {
  id: string
  heading: string
  eyebrow?: string | null
  text?: string | null
  /** Visible to screen readers only. */
  isHidden?: boolean
  /** Path of the field that holds the text. */
  textField?: string
}

export function SectionHeading({
  id,
  heading,
  eyebrow,
  text,
  isHidden = false,
  textField = 'text',
}: SectionHeadingProps) {
  const edit = useEdit()
  if (!eyebrow && !heading && !text) return null
  return (
    <Opening mb={isHidden && !eyebrow && !text ? '0' : undefined}>
      {eyebrow && <Eyebrow {...edit('eyebrow')}>{eyebrow}</Eyebrow>}
      <EditableText as="h2" id={id} textStyle="h2" css={isHidden ? visuallyHidden : undefined} field="heading">
        {heading}
      </EditableText>
      <EditableText textStyle="lead" color="muted" mt="4" maxWidth="60ch" whiteSpace="pre-line" field={textField}>
        {text}
      </EditableText>
    </Opening>
  )
}
