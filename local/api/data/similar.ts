/** Which voices are similar to one. */
import type { Voice } from './data.ts'

/** Weights of the similarity score; at most 8 in total. */
const AGE_CATEGORY = 3
const REGION = 2
const CATEGORIES = 3

/** Minimum score of a similar voice. */
const SIMILAR_FROM = 3

/** This category says how a sample was made, not what kind of work a voice does. */
export const ETHICAL_AI = 'Ethical AI'

/**
 * Similarity of two voices for casting, 0 to 8; `undefined` for voices of different gender, which cannot replace each
 * other. 3 for the same age category, 2 for the same region, and up to 3 for shared sample categories as a fraction of
 * all categories of both (Ethical AI is not counted). It compares the data, not how the recordings sound.
 */
function likeness(a: Voice, b: Voice): number | undefined {
  if (a.male !== b.male) return undefined
  const age = a.ageCategory === b.ageCategory ? AGE_CATEGORY : 0
  const region = a.region === b.region ? REGION : 0
  const [left, right] = [kindsOf(a), kindsOf(b)]
  const shared = [...left].filter((category) => right.has(category)).length
  const all = left.size + right.size - shared
  return age + region + (all === 0 ? 0 : (CATEGORIES * shared) / all)
}

function kindsOf(voice: Voice): Set<string> {
  return new Set(voice.samples.map((sample) => sample.category).filter((category) => category !== ETHICAL_AI))
}

/**
 * The voices similar to one, by score; equal scores keep the order of the list. The voice itself is left out.
 * @returns an empty list when no voice has that id.
 */
export function similarVoices(voices: readonly Voice[], id: string): Voice[] {
  const selected = voices.find((voice) => String(voice.id) === id)
  if (selected === undefined) return []
  return voices
    .filter((voice) => voice !== selected)
    .map((voice) => ({ voice, score: likeness(selected, voice) ?? -1 }))
    .filter(({ score }) => score >= SIMILAR_FROM)
    .sort((a, b) => b.score - a.score)
    .map(({ voice }) => voice)
}
