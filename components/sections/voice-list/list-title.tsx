/** The heading above a list of similar voices, or above the voice of a link. */
import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { VoiceList } from '@/components/voices/use-voice-list'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

/** Title of a list of similar voices or of a linked voice; otherwise none. */
export function useListTitle({ state, similarTo }: VoiceList, linked: Voice | null): string | null {
  const words = useWords('voiceSearch')
  if (state.voiceId !== null)
    return similarTo === null
      ? words.voiceSearch.similar
      : fillIn(words.voiceSearch.voicesSimilarTo, { name: similarTo })
  return linked ? fillIn(words.voiceSearch.hereIs, { name: linked.pseudonym }) : null
}

export function ListTitle({ title, lineRef }: { title: string; lineRef?: Ref<HTMLHeadingElement> }) {
  return (
    <chakra.h3
      ref={lineRef}
      textStyle="h3"
      color="fg"
      overflowWrap="anywhere"
      mb="4"
      scrollMarginTop={{ base: '8', lg: '13' }}
    >
      {title}
    </chakra.h3>
  )
}
