/** Voices as JSON, in the two spellings of field names that the real API uses. */
import type { Sample, Voice } from './data.ts'
import { ETHICAL_AI } from './similar.ts'

/** The two spellings of the voice fields' names. */
export const FIELD_NAMES = ['camel', 'snake'] as const
export type FieldNames = (typeof FIELD_NAMES)[number]

/** How to serialise a voice: `urlOf` returns the absolute URL of a media file. */
type Writing = { names: FieldNames; urlOf: (file: string) => string; ethicalAIFirst: boolean }

/** The names in snake case that differ. */
const SNAKE: Readonly<Record<string, string>> = {
  shortDescription: 'short_description',
  websiteDescription: 'website_description',
  ageCategory: 'age_category',
  directedSessionAvailability: 'directed_session_availability',
  ethicalAICategoryAssigned: 'ethical_ai_category_assigned',
  categoryAudioList: 'voice_category_audio_list',
}

/** Serialises a voice for the API, in either spelling of the field names. */
export function writeVoice(voice: Voice, { names, urlOf, ethicalAIFirst }: Writing): Record<string, unknown> {
  const { featured: _featured, samples: _samples, ...fields } = voice
  const written = { ...fields, categoryAudioList: writeAudio(voice, urlOf, ethicalAIFirst) }
  if (names === 'camel') return written
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [SNAKE[name] ?? name, value]))
}

/** A sample's id is its position in the data, so it does not depend on the order of the response. */
function writeAudio(voice: Voice, urlOf: (file: string) => string, ethicalAIFirst: boolean) {
  const items = voice.samples.map((sample, index) => ({ id: voice.id * 100 + index + 1, sample }))
  const rank = (sample: Sample) => (ethicalAIFirst && sample.category === ETHICAL_AI ? 0 : 1)
  items.sort((a, b) => rank(a.sample) - rank(b.sample))
  return items.map(({ id, sample }) => ({
    id,
    category: sample.category,
    url: urlOf(sample.file),
    ...(sample.peaks === undefined ? {} : { peaks: sample.peaks }),
    ...(sample.seconds === undefined ? {} : { seconds: sample.seconds }),
  }))
}
