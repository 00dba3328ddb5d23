/** The page of a voice: the voice and the script desk are islands; the questions about all voices never hydrate. */
import { useContext } from 'react'
import { island } from '@/components/island'
import { SECTION_ISLANDS } from '@/components/sections/islands'
import type { SectionOf } from '@/lib/content/section-types'
import { EditContext, type EditTargets, SectionKeyContext } from '@/lib/contexts/edit-context'
import type { VoiceContext, VoiceQuestions } from '@/lib/page/props'
import { ISLANDS } from './islands'

const Voice = island({ name: 'voice', ...ISLANDS.voice })
const { scriptDesk: Script, faq: Questions } = SECTION_ISLANDS

/** The questions as the section that shows them elsewhere. */
function faqOf({ heading, items }: VoiceQuestions): SectionOf<'faq'> {
  return {
    _key: 'voice-questions',
    _type: 'faq',
    tone: 'cream',
    anchor: null,
    heading,
    items,
    intro: null,
    numbered: false,
    asideHeading: null,
    asideText: null,
    actions: [],
  }
}

/** They are a field of the site settings. */
function questionTargets(targets: EditTargets): EditTargets {
  return { ...targets, settings: (...path) => targets.settings('voiceQuestions', ...path) }
}

export function VoicePage({ context: { questions, script } }: { context: VoiceContext }) {
  const targets = useContext(EditContext)
  return (
    <>
      <Voice />
      {script && (
        // It is content of another page.
        <EditContext value={null}>
          <SectionKeyContext value={script._key}>
            <Script section={script} />
          </SectionKeyContext>
        </EditContext>
      )}
      {questions && (
        <EditContext value={targets && questionTargets(targets)}>
          <Questions section={faqOf(questions)} />
        </EditContext>
      )}
    </>
  )
}
