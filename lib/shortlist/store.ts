/** The visitor's own shortlist, in this browser only: never sent anywhere, no cookie. */
import { followStored, storedValue } from '@/lib/stored-value'
import { parseShortlist, type ShortlistVoice } from './shortlist'
import { announceShortlist, SHORTLIST_CHANGE, SHORTLIST_KEY } from './signals'

const stored = storedValue(SHORTLIST_KEY, parseShortlist)

/** Returns the same array until the list has changed. */
export const getShortlist: () => readonly ShortlistVoice[] = stored.get

export function setShortlist(voices: readonly ShortlistVoice[]): void {
  stored.set(JSON.stringify(voices))
  announceShortlist()
}

/** Also called when another tab changes the list. */
export function subscribeShortlist(listener: () => void): () => void {
  return followStored(SHORTLIST_CHANGE, listener)
}
