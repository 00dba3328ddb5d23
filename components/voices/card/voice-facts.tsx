/** Region with its flag, age category, and the gender that the card's colour shows, as text. */
import { chakra } from '@chakra-ui/react'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { Facts } from './voice-card-parts'

/** The files in public/flags; another region needs a file there and its name here. */
export const FLAGS: ReadonlySet<string> = new Set([
  'australia',
  'ireland',
  'new-zealand',
  'united-kingdom',
  'united-states',
])

/** URL of a region's flag, such as /flags/new-zealand.svg for "New Zealand"; a neutral globe for one without a flag. */
export function flagUrl(region: string): string {
  const name = region.trim().toLowerCase().replace(/\s+/g, '-')
  return `/flags/${FLAGS.has(name) ? name : 'globe'}.svg`
}

// The flag. A background image, because it is decorative: the name is beside it.
const Disc = chakra('span', {
  base: {
    display: 'inline-block',
    width: '5',
    height: '5',
    flexShrink: '0',
    borderRadius: 'pill',
    backgroundSize: 'cover',
    boxShadow: '0 0 0 1px {colors.line}',
  },
})

export function VoiceFacts({ voice: { region, ageCategory, male } }: { voice: Voice }) {
  const words = useWords('voices')
  return (
    <Facts>
      {region && (
        <li>
          <Disc aria-hidden data-flag={flagUrl(region)} style={{ backgroundImage: `url(${flagUrl(region)})` }} />
          {region}
        </li>
      )}
      {ageCategory && <li>{ageCategory}</li>}
      <li data-gender>{words.voices[male ? 'male' : 'female']}</li>
    </Facts>
  )
}
