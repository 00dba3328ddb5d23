/** Voice cards in a grid with rows of equal height. */
import { chakra } from '@chakra-ui/react'
import { memo, type RefObject, useEffect, useMemo, useState } from 'react'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import type { Voice } from '@/lib/api/models'
import { VoiceCard } from './voice-card'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
    gap: '6',
    '& > li': { minWidth: '0', scrollMarginTop: '4', _focusVisible: { outline: 'none' } },
    '&[aria-busy=true]': { opacity: '0.45', transition: 'opacity {durations.fast} ease-out' },
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

/** Milliseconds within which a response is fast: the cards it replaces need not fade before. */
const FAST_MS = 60

/**
 * Whether the cards are stale, and have been so for a moment or from the start. Not at once, because making them inert
 * computes the style of every element in them again.
 */
function useFaded(isStale: boolean): boolean {
  const [isFaded, setFaded] = useState(isStale)
  useEffect(() => {
    if (!isStale) {
      setFaded(false)
      return
    }
    const timer = setTimeout(() => setFaded(true), FAST_MS)
    return () => clearTimeout(timer)
  }, [isStale])
  return isStale && isFaded
}

export function VoiceGrid({ voices, isStale, linked, linkedRef, ...card }: VoiceGridProps) {
  const isFaded = useFaded(isStale)
  return (
    <Grid aria-busy={isFaded} inert={isFaded}>
      {voices.map((voice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card at a new position is remounted
        <li key={`${index} ${voice.id}`} {...(voice === linked && { ref: linkedRef, tabIndex: -1 })}>
          <GridCard voice={voice} {...card} />
        </li>
      ))}
    </Grid>
  )
}
