/** Hook with the voices that an editor has set for a section. */
import type { CallQuery } from '@/lib/api/calls'
import type { Voice } from '@/lib/api/models'
import { useApi } from '@/lib/api/use-api'
import { shownVoices, sourceQuery, type VoiceSource } from '@/lib/voices/voice-source'

type SourceVoices = {
  /** Undefined while they load. */
  voices: readonly Voice[] | undefined
  /** Hidden during a retry. */
  error: Error | undefined
  retry(): void
}

/** @param catalogue the request of a section that shows all its voices */
export function useSourceVoices(source: VoiceSource, catalogue: CallQuery<'voices'>): SourceVoices {
  const { data, error, isValidating, mutate } = useApi('voices', sourceQuery(source, catalogue))
  return {
    voices: data && shownVoices(source, data.voices),
    error: isValidating ? undefined : error,
    retry: () => void mutate(),
  }
}
