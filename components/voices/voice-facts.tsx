/** Region with its flag, age category, and the gender that the card's colour shows, as text. */
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'
import { RegionFlag } from './region-flag'
import { Facts } from './voice-card-parts'

export function VoiceFacts({ voice: { region, ageCategory, male } }: { voice: Voice }) {
  const words = useWords(voiceWords)
  return (
    <Facts>
      {region && (
        <li>
          <RegionFlag region={region} />
          {region}
        </li>
      )}
      {ageCategory && <li>{ageCategory}</li>}
      <li data-gender>{words(male ? 'male' : 'female')}</li>
    </Facts>
  )
}
