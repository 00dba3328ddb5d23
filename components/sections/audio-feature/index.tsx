/** A section with a few recordings beside text and buttons. */

import { Box, chakra } from '@chakra-ui/react'
import { rowColors, SampleRow } from '@/components/audio/sample-row'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { LOW_WINDOW } from '@/components/ui/media'
import { Columns } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const Samples = chakra('ul', {
  base: {
    '& > li': { borderTop: '1px solid {colors.line}' },
    '& > li:last-of-type': { borderBottom: '1px solid {colors.line}' },
    ...rowColors,
  },
})

export default function AudioFeatureSection({ section }: { section: SectionOf<'audioFeature'> }) {
  const edit = useEdit()
  return (
    <ContentSection section={section}>
      <Columns parts={[5, 7]} columnGap="clamp(2.5rem, 7vw, 6rem)" rowGap="10" alignItems="start">
        <Box position={{ lg: 'sticky' }} top={{ lg: '7.5rem' }} css={{ [LOW_WINDOW]: { position: 'static' } }}>
          <EditableText textStyle="eyebrow" color="muted" mb="4" field="eyebrow">
            {section.eyebrow}
          </EditableText>
          <SectionTitle section={section} />
          <EditableText textStyle="lead" color="muted" mt="5" field="text">
            {section.text}
          </EditableText>
          <Actions actions={section.actions} heading={section.heading} mt="8" />
        </Box>
        <Samples>
          {section.samples.map((sample) => (
            <li key={sample._key} {...edit('samples', sample)}>
              <SampleRow sample={sample} />
            </li>
          ))}
        </Samples>
      </Columns>
    </ContentSection>
  )
}
