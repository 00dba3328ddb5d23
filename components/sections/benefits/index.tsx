/** Section with reasons to work with the company, as a strip or as tiles. */

import { Box } from '@chakra-ui/react'
import { ContentSection, headingId } from '@/components/content/content-section'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { BenefitStrip } from './strip'
import { BenefitTiles } from './tiles'

/** Renders nothing while it is empty, except in the preview. */
export default function BenefitsSection({ section }: { section: SectionOf<'benefits'> }) {
  const edit = useEdit()
  const { heading, layout, tone } = section
  const items = section.items.filter(({ title }) => title)
  if (!heading && items.length === 0 && !edit()) return null
  const titleAs = heading ? 'h3' : 'h2'
  return (
    <ContentSection section={section} py={layout === 'tiles' ? undefined : '12-20'}>
      {heading && (
        <Box
          as="h2"
          id={headingId(section)}
          textStyle="h2"
          fontSize={layout === 'tiles' ? undefined : 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)'}
          maxWidth={layout === 'tiles' ? '20ch' : undefined}
          mb="7"
          {...edit('heading')}
        >
          {heading}
        </Box>
      )}
      {items.length > 0 &&
        (layout === 'tiles' ? (
          <BenefitTiles items={items} titleAs={titleAs} tone={tone} />
        ) : (
          <BenefitStrip items={items} titleAs={titleAs} />
        ))}
    </ContentSection>
  )
}
