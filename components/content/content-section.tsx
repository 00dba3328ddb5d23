/**
 * A section of a page in its tone, with its anchor, named by its heading; and the words at its start: eyebrow, heading
 * and lead, each left out while it is blank.
 */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { EditableText } from '@/components/content/editable-text'
import { Section, type SectionProps } from '@/components/ui/section'
import { visuallyHidden } from '@/components/ui/text/visually-hidden'
import { useEdit } from '@/lib/contexts/edit-context'

type ContentSectionProps = Omit<SectionProps, 'tone' | 'anchor' | 'labelledBy'> & {
  section: Pick<SectionProps, 'tone' | 'anchor'> & { _key: string; heading: string }
  /** Shows nothing, except in the preview, where it can be clicked and filled in. Links to its anchor still arrive. */
  isEmpty?: boolean
}

/** Id of the element that shows the section's heading. */
export function headingId({ _key }: { _key: string }): string {
  return `heading-${_key}`
}

export function ContentSection({ section, isEmpty = false, ...props }: ContentSectionProps) {
  const { tone, anchor, heading } = section
  const edit = useEdit()
  if (isEmpty && !edit()) return anchor ? <div id={anchor} /> : null
  return <Section tone={tone} anchor={anchor} labelledBy={heading ? headingId(section) : undefined} {...props} />
}

type Styles = Omit<HTMLChakraProps<'p'>, 'children'>

type Headed = {
  _key: string
  heading: string
  /** Visible to screen readers only. */
  hideHeading?: boolean
}

type Worded = Headed & { eyebrow?: string | null; intro?: string | null; text?: string | null }

const Opening = chakra('div', { base: { maxWidth: '47.5rem', mb: '8-14' } })

export function Eyebrow({ children }: { children: string | null | undefined }) {
  return (
    <EditableText textStyle="eyebrow" color="muted" mb="3" field="eyebrow">
      {children}
    </EditableText>
  )
}

/** The heading that labels the section. */
export function SectionTitle({ section, ...styles }: Styles & { section: Headed }) {
  return (
    <EditableText
      as="h2"
      id={headingId(section)}
      textStyle="h2"
      css={section.hideHeading ? visuallyHidden : undefined}
      field="heading"
      {...styles}
    >
      {section.heading}
    </EditableText>
  )
}

type SectionWordsProps = {
  section: Worded
  /** Styles of heading and lead beyond the usual ones. */
  title?: Styles
  lead?: Styles
}

export function SectionWords({ section, title, lead }: SectionWordsProps) {
  const { eyebrow, intro, text } = section
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <SectionTitle section={section} {...title} />
      <EditableText
        textStyle="lead"
        color="muted"
        mt="4"
        maxWidth="40em"
        whiteSpace="pre-line"
        field={intro ? 'intro' : 'text'}
        {...lead}
      >
        {intro || text}
      </EditableText>
    </>
  )
}

/** The words above the content of a section, with the space between them. */
export function SectionHeading({ section }: { section: Worded }) {
  const { heading, eyebrow, intro, text, hideHeading } = section
  if (!eyebrow && !heading && !intro && !text) return null
  return (
    <Opening mb={hideHeading && !eyebrow && !intro && !text ? '0' : undefined}>
      <SectionWords section={section} />
    </Opening>
  )
}
