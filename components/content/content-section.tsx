/** A section of a page in its tone, with its anchor, named by its heading. */
import { Section, type SectionProps } from '@/components/ui/section'
import { useEdit } from '@/lib/draft/edit-context'

type ContentSectionProps = Omit<SectionProps, 'tone' | 'anchor' | 'labelledBy'> & {
  section: Pick<SectionProps, 'tone' | 'anchor'> & { _key: string; heading: string }
  /** Renders nothing, except in the preview, where it can be clicked and filled in. */
  isEmpty?: boolean
}

/** Id of the element that shows the section's heading. */
export function headingId({ _key }: { _key: string }): string {
  return `heading-${_key}`
}

export function ContentSection({ section, isEmpty = false, ...props }: ContentSectionProps) {
  const { tone, anchor, heading } = section
  const edit = useEdit()
  if (isEmpty && !edit()) return null
  return <Section tone={tone} anchor={anchor} labelledBy={heading ? headingId(section) : undefined} {...props} />
}
