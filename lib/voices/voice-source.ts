/** Which voices a section shows: the catalogue, a filtered part of it, or voices chosen by hand. Pure. */
import { ALL_VOICES_QUERY } from '@/lib/api/all-voices'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice, VoicesResponse } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'

export type VoiceSource = SectionOf<'voiceList'>['voices']

/** The catalogue of the home banner. Exactly these three parameters: the default region does not apply to the home page. */
export const FEATURED_QUERY: CallQuery<'voices'> = { featuredOnly: true, page: 1, pageSize: 50 }

/** The voices with which a shortlist may start: as many as stand in a row. */
export const STARTERS_QUERY: CallQuery<'voices'> = { ...FEATURED_QUERY, pageSize: 3 }

/** What a section asks the API. @param catalogue the request of a section that shows all its voices */
export function sourceQuery(source: VoiceSource, catalogue: CallQuery<'voices'>): CallQuery<'voices'> {
  if (source.kind === 'catalogue') return catalogue
  // The API cannot be asked for ids, so chosen voices are picked from the whole.
  if (source.kind === 'chosen') return ALL_VOICES_QUERY
  return {
    ...ALL_VOICES_QUERY,
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

/**
 * Whether the API has none of the voices that an editor has set. Not known while it has not responded, nor when only a
 * part of its list has been read.
 */
export function isNoneLeft(source: VoiceSource, page: VoicesResponse | undefined): boolean {
  if (source.kind === 'catalogue' || !page || page.totalPages > 1) return false
  return shownVoices(source, page.voices).length === 0
}
