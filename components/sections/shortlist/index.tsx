/** The voices a visitor has kept. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { Section } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'

type ShortlistSectionProps = {
  section: SectionOf<'shortlist'>
  /** The first section of a page holds its h1. */
  isFirst?: boolean
}

export default function ShortlistSection({ section, isFirst }: ShortlistSectionProps) {
  const id = useId()
  const edit = useEdit()
  return (
    <Section tone={section.tone} anchor={section.anchor} labelledBy={id}>
      <chakra.h2 as={isFirst ? 'h1' : 'h2'} id={id} textStyle={isFirst ? 'h1' : 'h2'} {...edit('heading')}>
        {section.heading}
      </chakra.h2>
    </Section>
  )
}
