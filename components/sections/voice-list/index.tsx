/** Every voice artist with filters and pages, or a few voices that the editor has chosen. */
import type { SectionOf } from '@/lib/content/section-types'
import { Catalogue } from './catalogue'
import { FewVoices } from './few-voices'

export default function VoiceListSection({ section }: { section: SectionOf<'voiceList'> }) {
  return section.voices.kind === 'catalogue' ? <Catalogue section={section} /> : <FewVoices section={section} />
}
