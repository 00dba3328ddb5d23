/** The voices that an editor has set for a section, or that they are loading, missing or could not be loaded. */
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Loading, ReadError } from '@/components/lists/read-states'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice } from '@/lib/api/models'
import { useApi } from '@/lib/api-hooks/use-api'
import { useWords } from '@/lib/contexts/words-context'
import { shownVoices, sourceQuery, type VoiceSource } from '@/lib/voices/voice-source'

type SourceVoicesProps = {
  source: VoiceSource
  /** The request of a section that shows all its voices. */
  catalogue: CallQuery<'voices'>
  children(voices: readonly Voice[]): ReactNode
}

export function SourceVoices({ source, catalogue, children }: SourceVoicesProps) {
  const words = useWords('voices')
  const { data, error, isValidating, mutate } = useApi('voices', sourceQuery(source, catalogue))
  if (error && !isValidating) return <ReadError error={error} onRetry={() => void mutate()} />
  const voices = data && shownVoices(source, data.voices)
  if (voices && voices.length > 0) return children(voices)
  return (
    <chakra.p role="status" textStyle="lead">
      {voices ? words.voices.none : <Loading />}
    </chakra.p>
  )
}
