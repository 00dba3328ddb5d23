/** The voices of a shortlist as they are compared: each with one sample, of one category where it has that. Pure. */
import type { Voice, VoiceSample } from '@/lib/api/models'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'
import { firstSample, foldCategory, playableSamples } from '@/lib/voices/samples'

export type Candidate = {
  voice: Voice
  sample: VoiceSample
  /** On the list, from 1. */
  number: number
  /** The voice has no sample of the chosen category, and this one is its own. */
  isLacking: boolean
}

/** The categories of which at least two of the voices have a sample, in the order in which they come. */
export function sharedCategories(voices: readonly Voice[]): string[] {
  const shared = new Map<string, { name: string; count: number }>()
  for (const voice of voices) {
    const names = new Map(playableSamples(voice).map(({ category }) => [foldCategory(category), category.trim()]))
    for (const [key, name] of names) {
      const { name: first, count } = shared.get(key) ?? { name, count: 0 }
      shared.set(key, { name: first, count: count + 1 })
    }
  }
  return [...shared.values()].filter(({ name, count }) => name !== '' && count > 1).map(({ name }) => name)
}

/**
 * Those that have a sample, in the order of the list.
 * @param category to play of each; empty for the sample with which each was put on the list, else its first
 */
export function listCandidates(
  listed: readonly ShortlistVoice[],
  found: ReadonlyMap<string, Voice>,
  category: string,
): Candidate[] {
  const wanted = foldCategory(category)
  return listed.flatMap(({ id, sample: own }, index) => {
    const voice = found.get(id)
    if (!voice) return []
    const samples = playableSamples(voice)
    const same = samples.filter((sample) => wanted !== '' && foldCategory(sample.category) === wanted)
    const sample = firstSample(same.length > 0 ? same : samples, own)
    return sample ? [{ voice, sample, number: index + 1, isLacking: wanted !== '' && same.length === 0 }] : []
  })
}
