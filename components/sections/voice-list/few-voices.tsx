/** A few voice artists, chosen by the editor or by filters: cards alone. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { useSourceVoices } from '@/components/voices/use-source-voices'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { Loading, NoneFound, VoicesError } from '@/components/voices/voice-states'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { CATALOGUE_QUERY } from './requests'

export function FewVoices({ section }: { section: SectionOf<'voiceList'> }) {
  const headingId = useId()
  const edit = useEdit()
  const { voices, error, retry } = useSourceVoices(section.voices, CATALOGUE_QUERY)
  const isFilled = voices !== undefined && voices.length > 0
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
        {error && <VoicesError error={error} onRetry={retry} />}
        {isFilled && (
          <VoiceGrid voices={voices} isStale={false} preselect={null} headingLevel={section.heading ? 3 : 2} />
        )}
        {!error && !isFilled && (
          <chakra.p role="status" textStyle="lead">
            {voices ? <NoneFound /> : <Loading />}
          </chakra.p>
        )}
      </div>
    </Section>
  )
}
