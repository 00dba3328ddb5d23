/** The search for voices. */
import { type Fields, flag, optionalText, optionalWholeNumber } from '../validate.ts'
import type { ApiData, Voice } from './data.ts'
import { matchesKeyword, type Page, type Paging, pageOf, readPaging } from './lists.ts'
import { similarVoices } from './similar.ts'

export const VOICE_QUERY = [
  'voiceId',
  'featuredOnly',
  'ethicalAIOnly',
  'searchKeyword',
  'regionId',
  'genderId',
  'ageCategoryId',
  'categoryId',
  'page',
  'pageSize',
] as const

/** Filters of the voice list; an absent value applies no filter. */
type VoiceSearch = Paging & {
  voiceId?: string
  featuredOnly: boolean
  ethicalAIOnly: boolean
  searchKeyword?: string
  regionId?: number
  male?: boolean
  ageCategoryId?: number
  categoryId?: number
}

/** Reads the query of the voice list. @throws HttpError 400 naming the first field that is wrong. */
export function readVoiceSearch(fields: Fields): VoiceSearch {
  const genderId = optionalWholeNumber(fields, 'genderId', { min: 0, max: 2 }) ?? 0
  return {
    voiceId: voiceIdOf(fields),
    featuredOnly: flag(fields, 'featuredOnly'),
    ethicalAIOnly: flag(fields, 'ethicalAIOnly'),
    searchKeyword: optionalText(fields, 'searchKeyword', 200),
    regionId: optionalId(fields, 'regionId'),
    male: genderId === 0 ? undefined : genderId === 1,
    ageCategoryId: optionalId(fields, 'ageCategoryId'),
    categoryId: optionalId(fields, 'categoryId'),
    ...readPaging(fields, { page: 'page', pageSize: 'pageSize', size: 12 }),
  }
}

/** An id; the API treats 0 as absent. */
function optionalId(fields: Fields, name: string): number | undefined {
  return optionalWholeNumber(fields, name, { min: 0, max: 2_147_483_647 }) || undefined
}

/**
 * The id of a voice. Ids are numbers here; any other text matches no voice, like an unknown number, because other APIs
 * use non-numeric ids.
 */
function voiceIdOf(fields: Fields): string | undefined {
  const id = optionalText(fields, 'voiceId', 64)
  return id === '0' ? undefined : id
}

export function searchVoices(data: ApiData, search: VoiceSearch): Page<Voice> {
  const { voiceId, regionId, ageCategoryId, categoryId } = search
  const region = data.regions.find(({ id }) => id === regionId)?.region
  const age = data.ageCategories.find(({ id }) => id === ageCategoryId)?.category
  const category = data.categories.find(({ id }) => id === categoryId)?.category
  const candidates = voiceId === undefined ? data.voices : similarVoices(data.voices, voiceId)
  // An unknown id has no name, and so matches no voice.
  const found = candidates.filter(
    (voice) =>
      (!search.featuredOnly || voice.featured) &&
      (!search.ethicalAIOnly || voice.ethicalAICategoryAssigned) &&
      (search.male === undefined || voice.male === search.male) &&
      (regionId === undefined || voice.region === region) &&
      (ageCategoryId === undefined || voice.ageCategory === age) &&
      (categoryId === undefined || voice.samples.some((sample) => sample.category === category)) &&
      matchesKeyword(search.searchKeyword, [
        voice.pseudonym,
        voice.shortDescription,
        voice.websiteDescription,
        voice.code,
      ]),
  )
  return pageOf(found, search)
}
