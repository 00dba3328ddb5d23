/** Maps a sample from the content to a track of the shared player. */
import { useMemo } from 'react'
import type { Track } from '@/lib/audio/player-state'
import type { ContentAudioSample } from '@/lib/content/section-types'

/** `_key` is unique on the page. */
export type Playable = Pick<ContentAudioSample, '_key' | 'title' | 'seconds' | 'peaks'> & {
  audio: { url: string | null } | null
}

/** Null for a sample without an audio file. */
export function useSampleTrack({ _key, title, seconds, peaks, audio }: Playable): Track | null {
  const url = audio?.url
  return useMemo(
    () => (url ? { id: `sample-${_key}`, url, title, seconds, peaks } : null),
    [_key, url, title, seconds, peaks],
  )
}
