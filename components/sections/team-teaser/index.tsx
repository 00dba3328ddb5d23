/** Portraits of the team as bars of a waveform. Without people it shows text and link only. */

import { chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { Portrait } from '@/components/ui/pictures/picture'
import { Columns } from '@/components/ui/section'
import { useApi } from '@/lib/api-hooks/use-api'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'

/** Portraits at most. */
const PEOPLE = 6

/** Aspect ratios of the shortest and the tallest bar: clearly bars, but not so narrow that they crop a face. */
const SHORTEST = 1.2
const TALLEST = 1.9

const Bar = chakra('li', {
  base: {
    aspectRatio: '1 / var(--tall)',
    borderRadius: 'pill',
    overflow: 'hidden',
    bg: 'mint',
    border: '2px solid {colors.fg}',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 30%' },
  },
})

export default function TeamTeaserSection({ section }: { section: SectionOf<'teamTeaser'> }) {
  const { data } = useApi('teamMembers', {})
  const { heading, text, actions } = section
  const people = (data?.teamMembers ?? []).filter((person) => person.card_image_url).slice(0, PEOPLE)
  const heights = waveHeights(people.length, 1, 1, 2)
  return (
    <ContentSection section={section} overflow="hidden">
      <Columns parts={[6, 5]} alignItems="start" columnGap="10-24" rowGap="5">
        <SectionTitle section={section} />
        <div>
          <EditableText textStyle="lead" color="muted" mb="5" whiteSpace="pre-line" field="text">
            {text}
          </EditableText>
          <Actions actions={actions} heading={heading} />
        </div>
      </Columns>
      {people.length > 0 && (
        <chakra.ul
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(3, minmax(0, 1fr))',
            sm: 'repeat(6, minmax(0, 1fr))',
            lg: 'repeat(var(--people), minmax(0, 1fr))',
          }}
          alignItems="center"
          columnGap="clamp(0.625rem, 1.6vw, 1.5rem)"
          rowGap="3"
          mt="9-14"
          css={{ '--people': people.length }}
        >
          {people.map(({ id, full_name, position, card_image_url }, index) => (
            <Bar key={id} css={{ '--tall': SHORTEST + (TALLEST - SHORTEST) * (heights[index] ?? 1) }}>
              <Portrait src={card_image_url} alt={position ? `${full_name}, ${position}` : full_name} />
            </Bar>
          ))}
        </chakra.ul>
      )}
    </ContentSection>
  )
}
