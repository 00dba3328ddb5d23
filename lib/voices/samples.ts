/** Selects which of a voice's samples a card offers and shows first, and maps them to tracks. Pure. */
import type { Voice, VoiceSample } from '../api/models.ts'
import type { Tint, Track } from '../audio/player-state.ts'
import { downloadLink } from './links.ts'

const ETHICAL_AI = 'ethical ai'

/** Categories with equal results are the same one. */
export function foldCategory(category: string): string {
  return category.trim().toLowerCase()
}

const TINTS: readonly Tint[] = ['teal', 'coral', 'ochre', 'satin']

/** The colour of a category, which the API may name anything: the same for equal categories. */
export function tintOf(category: string): Tint {
  const code = Array.from(foldCategory(category)).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1021, 0)
  return TINTS[code % TINTS.length] ?? 'coral'
}

/** Whether a sample is synthetic speech. */
export function isSynthetic({ category }: VoiceSample): boolean {
  return foldCategory(category) === ETHICAL_AI
}

/** The samples with a file, without those of the category Ethical AI, in the API's order. */
export function playableSamples(voice: Voice): VoiceSample[] {
  return voice.categoryAudioList.filter((sample) => sample.url !== '' && !isSynthetic(sample))
}

/** All samples that have an audio file: first the recordings, then the synthetic ones, both in the order of the API. */
export function allSamples(voice: Voice): VoiceSample[] {
  const synthetic = voice.categoryAudioList.filter((sample) => sample.url !== '' && isSynthetic(sample))
  return [...playableSamples(voice), ...synthetic]
}

/**
 * Names of samples in a list: their categories, the second and later of one category with a number.
 * @param nameOf the name of one, were it alone
 */
export function sampleNames(samples: readonly VoiceSample[], nameOf: (sample: VoiceSample) => string): string[] {
  const counts = new Map<string, number>()
  return samples.map((sample) => {
    const name = nameOf(sample)
    const count = (counts.get(foldCategory(name)) ?? 0) + 1
    counts.set(foldCategory(name), count)
    return count === 1 ? name : `${name} ${count}`
  })
}

/** The sample of the requested category, case-insensitive; the first sample if none matches. */
export function firstSample(samples: readonly VoiceSample[], initialCategory?: string | null): VoiceSample | null {
  const wanted = initialCategory ? foldCategory(initialCategory) : ''
  const preselected = wanted === '' ? undefined : samples.find(({ category }) => foldCategory(category) === wanted)
  return preselected ?? samples[0] ?? null
}

/** The first sample with a file, whatever its category: what an AI voice is heard by. */
export function aiSample(voice: Voice): VoiceSample | null {
  return voice.categoryAudioList.find(({ url }) => url !== '') ?? null
}

/** @param title by default the category; of an AI voice, what names it as one wherever it can be played */
export function voiceTrack(voice: Voice, sample: VoiceSample, title = sample.category): Track {
  return {
    id: `voice-${voice.id}-${sample.id}`,
    url: sample.url,
    title,
    artist: voice.pseudonym,
    seconds: sample.seconds,
    peaks: sample.peaks,
    tint: tintOf(sample.category),
    sameOriginUrl: downloadLink(voice, sample),
  }
}
