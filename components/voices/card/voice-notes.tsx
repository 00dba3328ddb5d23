/** What a voice can do: an Ethical AI voice, if there is one, and directed sessions. */
import { Check, Minus, Sparkles } from 'lucide-react'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { ethicalLink } from '@/lib/voices/links'
import { Notes } from './voice-card-parts'

export function VoiceNotes({ voice }: { voice: Voice }) {
  const words = useWords('voices')
  const isDirected = voice.directedSessionAvailability
  const DirectedIcon = isDirected ? Check : Minus
  return (
    <Notes>
      {voice.ethicalAICategoryAssigned && (
        <li>
          <a href={ethicalLink(voice)}>
            <Sparkles />
            {words.voices.ethicalAi}
          </a>
        </li>
      )}
      <li>
        <DirectedIcon />
        {words.voices[isDirected ? 'directed' : 'notDirected']}
      </li>
    </Notes>
  )
}
