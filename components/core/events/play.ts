/** What a press of a Play button does: the sound starts at once, and its island is hydrated when that no longer delays it. */
import { player } from '@/components/audio/player/player'
import { untilHeard } from '@/components/audio/player/until-heard'
import { hydrateIslandOf, isHydrated, isPressWaiting, pressWhenHydrated } from '@/components/island/islands'
import type { Track } from '@/lib/audio/player-state'

/** Buttons that were pressed before their islands are hydrated. */
const pressed = new Set<HTMLElement>()

/** Shows the player's state on them: another press, a failure or the end changes it before their islands can. */
function showPlayback(): void {
  for (const control of pressed) {
    if (isHydrated(control)) pressed.delete(control)
    else control.dataset.playback = player.getTrack(control.dataset.trackId ?? '').status
  }
}

/** @param signal stops it */
export function followPlayback(signal: AbortSignal): void {
  signal.addEventListener('abort', player.subscribe(showPlayback))
}

/** @returns whether the press is handled, which one on a button always is */
export function play(control: HTMLElement, event: MouseEvent): boolean {
  // One that waits, such as on a tab, may change what this one plays.
  if (isPressWaiting(control)) return pressWhenHydrated(control, event)
  if (!isHydrated(control)) pressed.add(control)
  const track: Track = JSON.parse(control.dataset.track ?? '{}')
  if (player.getTrack(track.id).isCurrent && player.getState().autoplay) player.pause()
  else player.play(track)
  hydrateIslandOf(control, untilHeard())
  return true
}
