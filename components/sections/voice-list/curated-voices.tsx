/** A few voice artists, chosen by the editor or by filters: cards alone. */

import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { SourceVoices } from '@/components/voices/source-voices'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { useApi } from '@/lib/api-hooks/use-api'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { DEFAULT_LIST, listQuery } from '@/lib/voices/list-query'
import { isNoneLeft, sourceQuery } from '@/lib/voices/voice-source'

/** The whole catalogue, as it is first shown. */
const CATALOGUE_QUERY = listQuery(DEFAULT_LIST)

export function CuratedVoices({ section }: { section: SectionOf<'voiceList'> }) {
  const edit = useEdit()
  const { data } = useApi('voices', sourceQuery(section.voices, CATALOGUE_QUERY))
  return (
    <ContentSection section={section} isEmpty={isNoneLeft(section.voices, data)}>
      <SectionHeading section={section} />
      <div {...edit('voices')}>
        <SourceVoices source={section.voices} catalogue={CATALOGUE_QUERY}>
          {(voices) => <VoiceGrid voices={voices} isStale={false} initialCategory={null} headingLevel={3} />}
        </SourceVoices>
      </div>
    </ContentSection>
  )
}
