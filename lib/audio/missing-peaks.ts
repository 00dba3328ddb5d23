/**
 * Computes the peaks of a file that has none once it is played.
 *
 * The Content-Security-Policy (connect-src) allows same-origin fetches only, so a file from elsewhere is read through
 * the site's sample proxy where its track names one, and keeps its plain bar otherwise.
 */
import { savesData } from '@/lib/browser/saves-data'
import { computePeaks, MOST_SECONDS } from './compute-peaks'
import type { KeptPeaks, PeaksStore } from './peaks-store'
import type { Player } from './player'
import type { Track } from './player-state'

/** Tolerance in seconds between two measurements of one file's length. */
const TOLERANCE = 1
/** Milliseconds of playback before the file is fetched again, so that the player's own download has priority. */
const HEAD_START = 1000

function readableUrl({ url, sameOriginUrl }: Track): string | null {
  const absolute = new URL(sameOriginUrl ?? url, location.href)
  return absolute.origin === location.origin || absolute.protocol === 'blob:' ? absolute.href : null
}

/**
 * @param compute computes the peaks of a URL
 * @returns a function that stops it
 */
export function completePeaks(
  player: Player,
  store: PeaksStore,
  compute: (url: string) => Promise<KeptPeaks | null> = computePeaks,
): () => void {
  const { tried } = store
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: string | null = null

  function isMissing(track: Track, duration: number): boolean {
    if (track.peaks === undefined || track.peaks?.length || tried.has(track.url) || duration > MOST_SECONDS)
      return false
    const kept = store.get(track.url)
    return !kept || (duration > 0 && Math.abs(kept.seconds - duration) > TOLERANCE)
  }

  async function complete({ url }: Track, readable: string): Promise<void> {
    tried.add(url)
    const computed = await compute(readable)
    if (computed) store.put(url, computed)
  }

  function update(): void {
    const { track, status, duration } = player.getState()
    const wanted = track && status === 'playing' && isMissing(track, duration) && !savesData() ? track : null
    if (waiting === (wanted?.url ?? null)) return
    clearTimeout(timer)
    waiting = wanted?.url ?? null
    const readable = wanted && readableUrl(wanted)
    if (wanted && readable) timer = setTimeout(complete, HEAD_START, wanted, readable)
  }

  update()
  const unsubscribe = player.subscribe(update)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
