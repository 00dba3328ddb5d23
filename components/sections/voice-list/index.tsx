/** Every voice artist with filters and pages, or a few voices that the editor has chosen. */
import type { SectionOf } from '@/lib/content/section-types'
import { CuratedVoices } from './curated-voices'
import { FilteredVoiceList } from './filtered-voice-list'

export default function VoiceListSection({ section }: { section: SectionOf<'voiceList'> }) {
  return section.voices.kind === 'catalogue' ? (
    <FilteredVoiceList section={section} />
  ) : (
    <CuratedVoices section={section} />
  )
}
