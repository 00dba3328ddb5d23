import type { Voice } from './data.ts'

/** What one agreement is worth; together at most 8. */
const AGE_CATEGORY = 3
const REGION = 2
const CATEGORIES = 3

/** The least likeness at which a voice is offered as similar. */
const SIMILAR_FROM = 3

/** The category that says how a sample was made, not what kind of work a voice does. */
export const ETHICAL_AI = 'Ethical AI'

/**
 * How alike two voices are for casting, 0 to 8; `undefined` when they are of another gender, since one does not stand in
 * for the other. 3 for the same age category, 2 for the same region, and up to 3 for the kinds of work they have in
 * common: the shared sample categories as a part of all categories of both (Ethical AI is not counted). It compares what
 * the data says, never how the recordings sound.
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
 * The voices similar to one by likeness, equals in the order of the list. The voice itself is not among them.
 * @returns an empty list when no voice has that id.
 */
export function similarVoices(voices: readonly Voice[], id: string): Voice[] {
  const asked = voices.find((voice) => String(voice.id) === id)
  if (asked === undefined) return []
  return voices
    .filter((voice) => voice !== asked)
    .map((voice) => ({ voice, score: likeness(asked, voice) ?? -1 }))
    .filter(({ score }) => score >= SIMILAR_FROM)
    .sort((a, b) => b.score - a.score)
    .map(({ voice }) => voice)
}
