/** Reorders and merges shortlists. Pure. */
import { SHORTLIST_MAX, type ShortlistVoice, tidy } from './shortlist'

type Voices = readonly ShortlistVoice[]

export function removeVoice(voices: Voices, id: string): Voices {
  return voices.filter((voice) => voice.id !== id)
}

/** Moves a voice one place earlier (-1) or later (1); nothing happens at the ends. */
export function moveVoice(voices: Voices, id: string, by: -1 | 1): Voices {
  const from = voices.findIndex((voice) => voice.id === id)
  const voice = voices[from]
  const other = voices[from + by]
  if (!voice || !other) return voices
  const moved = [...voices]
  moved[from] = other
  moved[from + by] = voice
  return moved
}

/** Adds the voices of a received list to the visitor's own; `left` are those for which there was no room. */
export function mergeVoices(own: Voices, others: Voices): { voices: Voices; left: Voices } {
  const all = [...own, ...others]
  const voices = tidy(all)
  const kept = new Set(voices.map(({ id }) => id))
  return { voices, left: voices.length < SHORTLIST_MAX ? [] : others.filter(({ id }) => !kept.has(id)) }
}
