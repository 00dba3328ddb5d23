/**
 * The visitor's own shortlist, in this browser only: never sent anywhere, no cookie.
 *
 * localStorage is the single source of truth, so tabs agree without stale copies. Where storage is blocked, the list
 * lives as long as the page.
 */
import { NO_VOICES, parseShortlist, type ShortlistVoice } from './shortlist'
import { announceShortlist, SHORTLIST_CHANGE, SHORTLIST_KEY } from './signals'

/** What could not be stored; null = everything is. */
let unsaved: string | null = null
let readText: string | null = null
let readVoices = NO_VOICES

function storedText(): string | null {
  if (unsaved !== null) return unsaved
  try {
    return localStorage.getItem(SHORTLIST_KEY)
  } catch {
    return null
  }
}

/** Returns the same array until the list has changed. */
export function getShortlist(): readonly ShortlistVoice[] {
  const text = storedText()
  if (text !== readText) {
    readText = text
    readVoices = parseShortlist(text)
  }
  return readVoices
}

export function setShortlist(voices: readonly ShortlistVoice[]): void {
  const text = JSON.stringify(voices)
  unsaved = null
  try {
    localStorage.setItem(SHORTLIST_KEY, text)
  } catch {
    unsaved = text
  }
  announceShortlist()
}

/** Also called when another tab changes the list. */
export function subscribeShortlist(listener: () => void): () => void {
  addEventListener(SHORTLIST_CHANGE, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(SHORTLIST_CHANGE, listener)
    removeEventListener('storage', listener)
  }
}
