/** A section of a page in its tone, with its anchor, named by its heading. */
import { Section, type SectionProps } from '@/components/ui/section'

type ContentSectionProps = Omit<SectionProps, 'tone' | 'anchor' | 'labelledBy'> & {
  section: Pick<SectionProps, 'tone' | 'anchor'> & { _key: string; heading: string }
}

/** Id of the element that shows the section's heading. */
export function headingId({ _key }: { _key: string }): string {
  return `heading-${_key}`
}

export function ContentSection({ section, ...props }: ContentSectionProps) {
  const { tone, anchor, heading } = section
  return <Section tone={tone} anchor={anchor} labelledBy={heading ? headingId(section) : undefined} {...props} />
}
