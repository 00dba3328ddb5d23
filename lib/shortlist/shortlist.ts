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
}

/** More voices than anybody compares; it bounds the link and the requests of the page. */
export const SHORTLIST_MAX = 20

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
    typeof (parts.get('sample') ?? '') === 'string'
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
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? normalised(kept) : NO_VOICES
  } catch {
    return NO_VOICES
  }
}

/** Removes a voice, or appends it when there is room. */
export function toggleVoice(voices: readonly ShortlistVoice[], voice: ShortlistVoice): readonly ShortlistVoice[] {
  const others = voices.filter(({ id }) => id !== voice.id)
  return others.length < voices.length ? others : normalised([...voices, voice])
}
