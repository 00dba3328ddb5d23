/** A few voice artists, chosen by the editor or by filters: cards alone. */

import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { SourceVoices } from '@/components/voices/source-voices'
import { VoiceGrid } from '@/components/voices/voice-grid'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { CATALOGUE_QUERY } from './requests'

export function FewVoices({ section }: { section: SectionOf<'voiceList'> }) {
  const edit = useEdit()
  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
      <div {...edit('voices')}>
        <SourceVoices source={section.voices} catalogue={CATALOGUE_QUERY}>
          {(voices) => <VoiceGrid voices={voices} isStale={false} preselect={null} headingLevel={3} />}
        </SourceVoices>
      </div>
    </ContentSection>
  )
}
