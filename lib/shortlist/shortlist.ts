/** The stored shortlist: which voices, in which order. Pure, and small, because every voice card imports it. */
import type { Voice } from '@/lib/api/models'

/** Stored fields of a voice: enough to name it, to enquire about it and to find it again. */
export type ShortlistVoice = {
  id: string
  /** Pseudonym. */
  name: string
  /** Booking reference. */
  code: string
  /** Category of the sample that was selected when it was put on the list. */
  sample?: string
  /** What the visitor, or whoever sent the list, has noted about it. */
  note?: string
}

/** More voices than anybody compares; it bounds the link and the requests of the page. */
export const SHORTLIST_MAX = 20

/** Characters of a note that can be typed: a sentence or three. */
export const NOTE_MAX = 300

export const NO_VOICES: readonly ShortlistVoice[] = []

/** @param sample category of the selected sample */
export function shortlistVoice({ id, pseudonym, code }: Voice, sample = ''): ShortlistVoice {
  return { id: String(id), name: pseudonym, code, ...(sample && { sample }) }
}

function isKeepable(value: unknown): value is ShortlistVoice {
  if (typeof value !== 'object' || value === null) return false
  const parts = new Map<string, unknown>(Object.entries(value))
  return (
    ['id', 'name', 'code'].every((part) => typeof parts.get(part) === 'string') &&
    ['sample', 'note'].every((part) => typeof (parts.get(part) ?? '') === 'string')
  )
}

/** Drops invalid entries and duplicates, and applies the maximum. */
export function normalised(values: readonly unknown[]): readonly ShortlistVoice[] {
  const byId = new Map<string, ShortlistVoice>()
  for (const value of values) if (isKeepable(value) && !byId.has(value.id)) byId.set(value.id, value)
  return [...byId.values()].slice(0, SHORTLIST_MAX)
}

/** @param text the stored text, in any state; invalid data count as empty */
export function parseShortlist(text: string | null): readonly ShortlistVoice[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? normalised(stored) : NO_VOICES
  } catch {
    return NO_VOICES
  }
}

/** Removes a voice, or appends it when there is room. */
export function toggleVoice(voices: readonly ShortlistVoice[], voice: ShortlistVoice): readonly ShortlistVoice[] {
  const others = voices.filter(({ id }) => id !== voice.id)
  return others.length < voices.length ? others : normalised([...voices, voice])
}

/** A list in which the note of one voice is this. @param note blank for none */
export function withNote(voices: readonly ShortlistVoice[], id: string, note: string): readonly ShortlistVoice[] {
  return voices.map((voice) => {
    if (voice.id !== id) return voice
    const { note: _, ...others } = voice
    return note.trim() === '' ? others : { ...others, note }
  })
}

/** Two notes on a voice as one: one that has the other in it stays alone, as when somebody has added to a note and sent it back. */
function joinNotes(own = '', other = ''): string {
  if (other.includes(own.trim())) return other
  return own.includes(other.trim()) ? own : `${own}\n${other}`
}

/**
 * The visitor's own list and another as one: its own voices first, then those that it had not, each with what is noted in either.
 * @returns `left` are those for which there is no room
 */
export function mergeLists(
  own: readonly ShortlistVoice[],
  other: readonly ShortlistVoice[],
): { voices: readonly ShortlistVoice[]; left: readonly ShortlistVoice[] } {
  const ownWithNotes = own.map((voice) => {
    const note = joinNotes(voice.note, other.find(({ id }) => id === voice.id)?.note)
    return note === '' ? voice : { ...voice, note }
  })
  const added = other.filter(({ id }) => !own.some((voice) => voice.id === id))
  const all = [...ownWithNotes, ...added]
  return { voices: normalised(all), left: all.slice(SHORTLIST_MAX) }
}
