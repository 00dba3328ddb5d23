/** Heading of a section: eyebrow, heading and lead. Renders nothing if all are empty. */
import { chakra } from '@chakra-ui/react'
import { EditableText } from '@/components/ui/editable-text'
import { visuallyHidden } from '@/components/ui/visually-hidden-styles'
import { useEdit } from '@/lib/draft/edit-context'
import { headingId } from './content-section'

const Opening = chakra('div', { base: { maxWidth: '47.5rem', mb: '8-14' } })

export const Eyebrow = chakra('p', { base: { textStyle: 'eyebrow', color: 'muted', mb: '3' } })

type SectionHeadingProps = {
  section: {
    _key: string
    heading: string
    eyebrow?: string | null
    intro?: string | null
    text?: string | null
    /** Visible to screen readers only. */
    hideHeading?: boolean
  }
}

export function SectionHeading({ section }: SectionHeadingProps) {
  const edit = useEdit()
  const { heading, eyebrow, intro, text, hideHeading } = section
  if (!eyebrow && !heading && !intro && !text) return null
  return (
    <Opening mb={hideHeading && !eyebrow && !intro && !text ? '0' : undefined}>
      {eyebrow && <Eyebrow {...edit('eyebrow')}>{eyebrow}</Eyebrow>}
      <EditableText
        as="h2"
        id={headingId(section)}
        textStyle="h2"
        css={hideHeading ? visuallyHidden : undefined}
        field="heading"
      >
        {heading}
      </EditableText>
      <EditableText
        textStyle="lead"
        color="muted"
        mt="4"
        maxWidth="60ch"
        whiteSpace="pre-line"
        field={intro ? 'intro' : 'text'}
      >
        {intro || text}
      </EditableText>
    </Opening>
  )
}
