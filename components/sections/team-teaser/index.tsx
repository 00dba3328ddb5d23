/** Portraits of the team as bars of a waveform. Without people it shows text and link only. */

import { Actions } from '@/components/content/actions'
import { ContentSection } from '@/components/content/content-section'
import { SectionTitle } from '@/components/content/section-heading'
import { Columns } from '@/components/ui/columns'
import { EditableText } from '@/components/ui/editable-text'
import { useApi } from '@/lib/api/use-api'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'
import { Faces } from './faces'

export default function TeamTeaserSection({ section }: { section: SectionOf<'teamTeaser'> }) {
  const { data } = useApi('teamMembers', {})
  const { heading, text, actions, maxPeople } = section
  const people = (data?.teamMembers ?? []).filter((person) => person.card_image_url).slice(0, maxPeople ?? undefined)
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
      {people.length > 0 && <Faces people={people} heights={waveHeights(people.length, 1, 1, 2)} />}
    </ContentSection>
  )
}
