import type { Sample, Voice } from './data.ts'
import { ETHICAL_AI } from './similar.ts'

/** The two spellings of the voice fields' names. */
const FIELD_NAMES = ['camel', 'snake'] as const
export type FieldNames = (typeof FIELD_NAMES)[number]

/** Parses a spelling; `undefined` when it is neither. */
export function fieldNamesOf(word: string): FieldNames | undefined {
  return FIELD_NAMES.find((names) => names === word.trim().toLowerCase())
}

/** How to serialise a voice: `urlOf` returns the absolute URL of a media file. */
type Writing = { names: FieldNames; urlOf: (file: string) => string; ethicalAIFirst: boolean }

/** Serialises a voice for the API, in either spelling of the field names. */
export function writeVoice(voice: Voice, { names, urlOf, ethicalAIFirst }: Writing): Record<string, unknown> {
  const { id, pseudonym, code, region, male } = voice
  const audio = writeAudio(voice, urlOf, ethicalAIFirst)
  if (names === 'camel') {
    return {
      id,
      pseudonym,
      shortDescription: voice.shortDescription,
      websiteDescription: voice.websiteDescription,
      ageCategory: voice.ageCategory,
      directedSessionAvailability: voice.directedSessionAvailability,
      ethicalAICategoryAssigned: voice.ethicalAICategoryAssigned,
      code,
      region,
      male,
      categoryAudioList: audio,
    }
  }
  return {
    id,
    pseudonym,
    short_description: voice.shortDescription,
    website_description: voice.websiteDescription,
    age_category: voice.ageCategory,
    directed_session_availability: voice.directedSessionAvailability,
    ethical_ai_category_assigned: voice.ethicalAICategoryAssigned,
    code,
    region,
    male,
    voice_category_audio_list: audio,
  }
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
