/** Adds the player's extras to the page, in a React root of their own. Imported after the first Play. */
import { mountAtEnd } from '@/components/island/mount'
import { PlayerExtras } from './player-extras'

export function showPlayerExtras(): void {
  mountAtEnd(<PlayerExtras />)
}
