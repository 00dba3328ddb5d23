import type { ApiData, Voice } from './data.ts'
import { type Page, type Paging, pageOf, readPaging } from './paging.ts'
import { foldText, keywordTest } from './search-text.ts'
import { similarVoices } from './similar.ts'
import { type Fields, flag, optionalText, optionalWholeNumber } from './validate.ts'

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
    voiceId: askedVoice(fields),
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
  return optionalWholeNumber(fields, name, { min: 0 }) || undefined
}

/**
 * The id of a voice. Ids are numbers here; any other text matches no voice, like an unknown number, because other APIs
 * use non-numeric ids.
 */
function askedVoice(fields: Fields): string | undefined {
  const id = optionalText(fields, 'voiceId', 64)
  return id === '0' ? undefined : id
}

/** Builds a search function over the voices, prepared once for a data set. */
export function voiceFinder(data: ApiData): (search: VoiceSearch) => Page<Voice> {
  const regions = new Map(data.regions.map(({ id, region }) => [id, region]))
  const ages = new Map(data.ageCategories.map(({ id, category }) => [id, category]))
  const categories = new Map(data.categories.map(({ id, category }) => [id, category]))
  const searched = new Map(
    data.voices.map((voice) => [
      voice,
      foldText([voice.pseudonym, voice.shortDescription, voice.websiteDescription, voice.code].join('\n')),
    ]),
  )

  /** Whether the voice's name is the one with this id; an unknown id matches nothing. */
  function named(names: Map<number, string>, id: number | undefined, has: (name: string) => boolean): boolean {
    if (id === undefined) return true
    const name = names.get(id)
    return name !== undefined && has(name)
  }

  return (search) => {
    const matchesKeyword = keywordTest(search.searchKeyword)
    const candidates = search.voiceId === undefined ? data.voices : similarVoices(data.voices, search.voiceId)
    const found = candidates.filter(
      (voice) =>
        (!search.featuredOnly || voice.featured) &&
        (!search.ethicalAIOnly || voice.ethicalAICategoryAssigned) &&
        (search.male === undefined || voice.male === search.male) &&
        named(regions, search.regionId, (region) => voice.region === region) &&
        named(ages, search.ageCategoryId, (age) => voice.ageCategory === age) &&
        named(categories, search.categoryId, (category) => voice.samples.some((s) => s.category === category)) &&
        matchesKeyword(searched.get(voice) ?? ''),
    )
    return pageOf(found, search)
  }
}
