/** A piece of our work as the shared player knows it. */
import { useMemo } from 'react'
import type { Track } from '@/lib/audio/player-state'
import type { ContentAudioSample } from '@/lib/content/section-types'

export type Playable = Pick<ContentAudioSample, '_key' | 'title' | 'seconds' | 'peaks' | 'audio'>

/** Null for a sample whose recording is missing. */
export function useSampleTrack({ _key, title, seconds, peaks, audio }: Playable): Track | null {
  const url = audio?.url
  return useMemo(
    () => (url ? { id: `sample-${_key}`, url, title, seconds, peaks } : null),
    [_key, url, title, seconds, peaks],
  )
}
