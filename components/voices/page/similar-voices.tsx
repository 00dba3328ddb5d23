/** A few voices like the one of the page, and a link to all of them. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { LinkButton } from '@/components/ui/controls/link-button'
import { Section } from '@/components/ui/section'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { similarLink } from '@/lib/voices/links'
import { fillIn } from '@/lib/words/words'
import { VoiceGrid } from '../voice-grid'

type SimilarVoicesProps = { voice: Voice; similar: readonly Voice[] }

export function SimilarVoices({ voice, similar }: SimilarVoicesProps) {
  const id = useId()
  const words = useWords('voicePage')
  if (similar.length === 0) return null
  return (
    <Section tone="white" labelledBy={id}>
      <chakra.h2 id={id} textStyle="h2" mb="7-11" overflowWrap="anywhere">
        {fillIn(words.voicePage.similar, { name: voice.pseudonym })}
      </chakra.h2>
      <VoiceGrid voices={similar} isStale={false} initialCategory={null} headingLevel={3} />
      <Box mt="7-12">
        <LinkButton variant="secondary" href={similarLink(voice)}>
          {words.voicePage.allSimilar}
        </LinkButton>
      </Box>
    </Section>
  )
}
