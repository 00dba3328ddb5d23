/** Voice cards that can be put on the shortlist, in a grid. */
import { memo, type RefObject, useMemo } from 'react'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import type { Voice } from '@/lib/api/models'
import { VoiceCard } from './voice-card'
import { CardGrid } from './voice-card-parts'

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
    <CardGrid aria-busy={isStale}>
      {voices.map((voice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card at a new position is remounted
        <li key={`${index} ${voice.id}`} {...(voice === linked && { ref: linkedRef, tabIndex: -1 })}>
          <GridCard voice={voice} {...card} />
        </li>
      ))}
    </CardGrid>
  )
}
