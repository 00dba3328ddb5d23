/** A few voice artists, chosen by the editor or by filters: cards alone. */
import { useId } from 'react'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SourceVoices } from '@/components/voices/source-voices'
import { VoiceGrid } from '@/components/voices/voice-grid'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { CATALOGUE_QUERY } from './requests'

export function FewVoices({ section }: { section: SectionOf<'voiceList'> }) {
  const headingId = useId()
  const edit = useEdit()
  return (
    <Section tone={section.tone} anchor={section.anchor} labelledBy={section.heading ? headingId : undefined}>
      <SectionHeading
        id={headingId}
        heading={section.heading}
        isHidden={section.hideHeading}
        text={section.intro}
        textField="intro"
      />
      <div {...edit('voices')}>
        <SourceVoices source={section.voices} catalogue={CATALOGUE_QUERY}>
          {(voices) => (
            <VoiceGrid voices={voices} isStale={false} preselect={null} headingLevel={section.heading ? 3 : 2} />
          )}
        </SourceVoices>
      </div>
    </Section>
  )
}
