/** Voice cards that can be put on the shortlist, in a grid. */
import { memo, type RefObject, useCallback, useEffect, useState } from 'react'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import type { Voice, VoiceSample } from '@/lib/api/models'
import { VoiceCard } from './card/voice-card'
import { VoiceCards } from './compact-list'

type CardProps = {
  voice: Voice
  initialCategory: string | null
  /** Without it a card links to the list of similar voices. */
  onFindSimilar?: (voice: Voice) => void
  headingLevel: 2 | 3 | 4
}

/** Renders only when its voice changes, not with every render of the list. */
const GridCard = memo(function GridCard({ voice, ...props }: CardProps) {
  const renderActions = useCallback(
    (sample: VoiceSample | null) => <ShortlistButton voice={voice} sample={sample?.category} />,
    [voice],
  )
  return <VoiceCard voice={voice} renderActions={renderActions} canFold {...props} />
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
    <VoiceCards aria-busy={isFaded} inert={isFaded}>
      {voices.map((voice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card at a new position is remounted
        <li key={`${index} ${voice.id}`} {...(voice === linked && { ref: linkedRef, tabIndex: -1 })}>
          <GridCard voice={voice} {...card} />
        </li>
      ))}
    </VoiceCards>
  )
}
