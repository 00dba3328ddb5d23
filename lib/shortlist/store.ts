/**
 * The visitor's own shortlist, in this browser only: never sent anywhere, no cookie.
 *
 * What is stored is the truth, so tabs agree without a copy that could grow old. Where the browser refuses to store, the list lives as
 * long as the page.
 */
import { formatShortlist, NO_VOICES, parseShortlist, type ShortlistVoice } from './shortlist'

const KEY = 'shortlist'

const listeners = new Set<() => void>()
/** What could not be stored; null = everything is. */
let unsaved: string | null = null
let readText: string | null = null
let readVoices = NO_VOICES

function notify(): void {
  for (const listener of listeners) listener()
}

function storedText(): string | null {
  if (unsaved !== null) return unsaved
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The same array until the list has changed. */
export function getShortlist(): readonly ShortlistVoice[] {
  const text = storedText()
  if (text !== readText) {
    readText = text
    readVoices = parseShortlist(text)
  }
  return readVoices
}

export function setShortlist(voices: readonly ShortlistVoice[]): void {
  const text = formatShortlist(voices)
  unsaved = null
  try {
    localStorage.setItem(KEY, text)
  } catch {
    unsaved = text
  }
  notify()
}

/** Also told when another tab changes the list. */
export function subscribeShortlist(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notify)
  }
}
