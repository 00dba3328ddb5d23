/**
 * Hook that computes the peaks of a file without any once it has played.
 *
 * The Content-Security-Policy (connect-src) allows same-origin fetches only, so a file from elsewhere is read through
 * the site's sample proxy where its track names one, and keeps its tents otherwise.
 */
import { useEffect } from 'react'
import { computePeaks } from '@/lib/audio/compute-peaks'
import { getPeaks, keepPeaks } from '@/lib/audio/peaks-store'
import type { Track } from '@/lib/audio/player-state'
import { savesData } from '@/lib/browser/loading'
import { useStartedTrack } from './player/use-player'

/** Milliseconds after Play at which the file is fetched again; until then the player's own download has priority. */
const HEAD_START = 1000

function isMissing({ url, peaks }: Track): boolean {
  // Undefined until the island of the track's control is hydrated.
  return peaks !== undefined && !peaks?.length && getPeaks(url) === null && !savesData()
}

async function complete({ url, sameOriginUrl = url }: Track): Promise<void> {
  const isReadable = new URL(sameOriginUrl, location.href).origin === location.origin
  const computed = isReadable ? await computePeaks(sameOriginUrl) : null
  keepPeaks(url, computed?.peaks ?? [])
}

export function useMissingPeaks(): void {
  const track = useStartedTrack()
  useEffect(() => {
    if (!track || !isMissing(track)) return
    const timer = setTimeout(complete, HEAD_START, track)
    return () => clearTimeout(timer)
  }, [track])
}
