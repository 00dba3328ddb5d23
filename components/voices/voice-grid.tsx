/** Voice cards in rows of equal height. */
import { chakra } from '@chakra-ui/react'
import type { Voice } from '@/lib/api/models'
import { VoiceCard } from './voice-card'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '24px',
    transition: 'opacity 180ms ease-out',
    '&[aria-busy=true]': { opacity: '0.45' },
    '& > li': { minWidth: '0' },
  },
})

/** @param isStale these are the cards of before, shown until the new ones come */
export function VoiceGrid({ voices, isStale }: { voices: readonly Voice[]; isStale: boolean }) {
  return (
    <Grid aria-busy={isStale} inert={isStale}>
      {voices.map((voice) => (
        <li key={voice.id}>
          <VoiceCard voice={voice} />
        </li>
      ))}
    </Grid>
  )
}
