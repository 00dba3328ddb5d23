/** What a press of a Play button does: the sound starts at once, and its island is hydrated when that no longer delays it. */
import { hydrateIslandOf, isHydrated, isPressWaiting, pressWhenHydrated } from '@/components/runtime/islands'
import { handlePress } from '@/components/runtime/presses'
import { isOn, type Track } from '@/lib/audio/player-state'
import { player } from './player'
import { untilAudioStarts } from './until-audio-starts'

/** Buttons that were pressed before their islands are hydrated. */
const pressed = new Set<HTMLElement>()

/** Shows the player's state on them: another press, a failure or the end changes it before their islands can. */
function showPlayback(): void {
  for (const control of pressed) {
    if (isHydrated(control)) {
      pressed.delete(control)
      continue
    }
    const { status } = player.getTrack(control.dataset.trackId ?? '')
    control.dataset.playback = status
    // Its name is "Play …" or "Pause …".
    control.ariaLabel = `${control.ariaLabel}`.replace(/^\w+/, isOn(status) ? 'Pause' : 'Play')
  }
}

/** @returns whether the press is handled, which one on a button always is */
function play(control: HTMLElement, event: MouseEvent): boolean {
  // One that waits, such as on a tab, may change what this one plays.
  if (isPressWaiting(control)) return pressWhenHydrated(control, event)
  if (!isHydrated(control)) pressed.add(control)
  const track: Track = JSON.parse(control.dataset.track ?? '{}')
  if (player.getTrack(track.id).isCurrent && player.getState().autoplay) player.pause()
  else player.play(track)
  hydrateIslandOf(control, untilAudioStarts())
  return true
}

/** @param signal stops it */
export function connectPlayback(signal: AbortSignal): void {
  handlePress('play', play)
  signal.addEventListener('abort', player.subscribe(showPlayback))
}
