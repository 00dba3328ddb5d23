/** The pace of a voice, from the samples whose words are known (transcripts). Pure. */
import type { Voice } from '@/lib/api/models'
import { paceOf } from '@/lib/script/pace'
import { foldCategory, playableSamples } from './samples'

/** What is said in samples, by voice and sample (`spokenKey`), in characters as `spokenLength` counts them. */
export type SpokenLengths = Readonly<Record<string, number>>

/** Where the site responds with the lengths of all samples. */
export const SPOKEN_LENGTHS_URL = '/api/spoken-lengths'

export function spokenKey(voiceId: number | string, sampleId: number | string): string {
  return `${voiceId} ${sampleId}`
}

/** They have music before, below and after the speech: their length is not that of the speech. */
const WITH_MUSIC = 'commercial'

/** A pace further from the medium one, up or down, is a mistake: of a transcript with half the words, for instance. */
const MAX_FACTOR = 2

/**
 * Counts recordings of speech alone; if the words of none of them are known, those with music. Synthetic ones do not count.
 * @param mediumPace of the page's script desk
 * @returns words of average length in 30 seconds; null where no words are known, or when they cannot be right
 */
export function paceOfVoice(voice: Voice, lengths: SpokenLengths, mediumPace: number): number | null {
  const known = playableSamples(voice).flatMap(({ id, category, seconds }) => {
    const characters = lengths[spokenKey(voice.id, id)] ?? 0
    const hasMusic = foldCategory(category) === WITH_MUSIC
    return characters > 0 && seconds ? [{ characters, seconds, hasMusic }] : []
  })
  const plain = known.filter(({ hasMusic }) => !hasMusic)
  const [characters, seconds] = (plain.length > 0 ? plain : known).reduce(
    ([letters, time], sample) => [letters + sample.characters, time + sample.seconds],
    [0, 0],
  )
  const pace = paceOf({ characters }, seconds * 1000)
  return pace !== null && pace < mediumPace * MAX_FACTOR && pace > mediumPace / MAX_FACTOR ? pace : null
}
