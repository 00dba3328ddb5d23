/** Voice cards in a grid with rows of equal height. */
import { chakra } from '@chakra-ui/react'
import { memo, type RefObject, useMemo } from 'react'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import type { Voice } from '@/lib/api/models'
import { VoiceCard } from './voice-card'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
    gap: '6',
    '& > li': { minWidth: '0', scrollMarginTop: '4', _focusVisible: { outline: 'none' } },
    // Delayed, so that a fast response arrives before the cards fade.
    '&[aria-busy=true]': { opacity: '0.45', transition: 'opacity {durations.fast} ease-out 60ms' },
  },
})

type CardProps = {
  voice: Voice
  preselect: string | null
  /** Without it a card links to the list of similar voices. */
  onFindSimilar?: (voice: Voice) => void
  headingLevel: 2 | 3 | 4
}

/** Renders only when its voice changes, not with every render of the list. */
const GridCard = memo(function GridCard({ voice, ...props }: CardProps) {
  const actions = useMemo(() => <ShortlistButton voice={voice} />, [voice])
  return <VoiceCard voice={voice} actions={actions} {...props} />
})

type VoiceGridProps = Omit<CardProps, 'voice'> & {
  voices: readonly Voice[]
  /** These are the previous cards, shown until the new ones have loaded. */
  isStale: boolean
  /** The voice that a link names. */
  linked?: Voice | null
  linkedRef?: RefObject<HTMLLIElement | null>
}

export function VoiceGrid({ voices, isStale, linked, linkedRef, ...card }: VoiceGridProps) {
  return (
    <Grid aria-busy={isStale} inert={isStale}>
      {voices.map((voice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card at a new position is remounted
        <li key={`${index} ${voice.id}`} {...(voice === linked && { ref: linkedRef, tabIndex: -1 })}>
          <GridCard voice={voice} {...card} />
        </li>
      ))}
    </Grid>
  )
}
