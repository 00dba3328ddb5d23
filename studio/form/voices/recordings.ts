/** The recordings of voices of the booking system, as transcripts refer to them. Pure. */
import type { Voice } from '../../../lib/api/models.ts'
import { allSamples, sampleNames } from '../../../lib/voices/samples.ts'

export type ListedRecording = {
  sampleId: string
  /** As the voice's page calls it: the second one of a category has a number. */
  category: string
}

/** The recordings that a voice's page plays, in its order. */
export function recordingsOf(voice: Voice): ListedRecording[] {
  const samples = allSamples(voice)
  const names = sampleNames(samples, ({ category }) => category.trim() || 'Sample')
  return samples.map(({ id }, index) => ({ sampleId: String(id), category: names[index] ?? '' }))
}

/** The value of a field of the type `voiceRecording`. @param recording none: the voice alone, which cannot be published */
export function recordingValue({ id, pseudonym, code }: Voice, recording?: ListedRecording) {
  return { voiceId: String(id), name: pseudonym, code, ...recording }
}
