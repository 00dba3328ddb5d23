/** Which voices a section shows: the catalogue, a filtered part of it, or voices chosen by hand. Pure. */
import type { CallQuery } from '@/lib/api/calls'
import type { Voice } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'

export type VoiceSource = SectionOf<'voiceList'>['voices']

const EVERY_VOICE = { featuredOnly: false, ethicalAIOnly: false, page: 1 }

/** The largest page of the catalogue: the API cannot be asked for ids, so chosen voices are picked from it. */
const PICKED_FROM = { ...EVERY_VOICE, pageSize: 100 }

/** What a section asks the API. @param catalogue the request of a section that shows all its voices */
export function sourceQuery(source: VoiceSource, catalogue: CallQuery<'voices'>): CallQuery<'voices'> {
  if (source.kind === 'catalogue') return catalogue
  if (source.kind === 'chosen') return PICKED_FROM
  return {
    ...EVERY_VOICE,
    regionId: source.region ?? undefined,
    genderId: source.gender ?? undefined,
    ageCategoryId: source.age ?? undefined,
    categoryId: source.category ?? undefined,
    pageSize: source.count,
  }
}

/** Ids of the voices that a section shows of the response; undefined for all of them. */
export function chosenIds({ kind, chosen }: VoiceSource): string[] | undefined {
  return kind === 'chosen' ? chosen.map(({ voiceId }) => voiceId) : undefined
}

/** The voices of a section, of a response: the chosen ones in the editor's order, without those that are gone. */
export function shownVoices(source: VoiceSource, voices: readonly Voice[]): readonly Voice[] {
  const ids = chosenIds(source)
  return ids ? ids.flatMap((id) => voices.find((voice) => String(voice.id) === id) ?? []) : voices
}
