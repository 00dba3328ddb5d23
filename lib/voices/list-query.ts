/**
 * Converts the state of the voice list to URL parameters and an API query. Pure.
 *
 * Defaults are left out of the URL, and invalid values are ignored.
 */
import type { CallQuery } from '@/lib/api/calls'
import { isId } from '@/lib/api/parameters'
import { parsePage } from '@/lib/format/paging'

export const PAGE_SIZE = 12
/** Initial region of every list; Clear returns to it. */
export const DEFAULT_REGION = 1
/** Chosen by a visitor: voices of every region. */
export const ALL_REGIONS = 0
/** The longest search that the API accepts, in characters. */
export const SEARCH_MAX = 200
/** Ids of the API: 0 = all, 1 = Male, 2 = Female. */
export type Gender = 0 | 1 | 2

export type ListState = {
  /** Show the voices similar to this one. */
  voiceId: string | null
  /** Trimmed; blank = none. */
  search: string
  /** `ALL_REGIONS`, an id, or null for any region. Null only with `voiceId` or `search`. */
  region: number | null
  gender: Gender
  age: number | null
  category: number | null
  page: number
  /** Category that the cards show first; it never filters. */
  preselect: string | null
}

/** What a visitor filters by. */
export type Filters = Pick<ListState, 'search' | 'region' | 'gender' | 'age' | 'category'>

const NO_FILTERS: Filters = { search: '', region: DEFAULT_REGION, gender: 0, age: null, category: null }

export const DEFAULT_LIST: ListState = { ...NO_FILTERS, voiceId: null, page: 1, preselect: null }

/** The URL parameters that belong to the list. */
const PARAMETERS = [
  'voice_id',
  'name',
  'category_name',
  'region_id',
  'gender_id',
  'age_id',
  'category_id',
  'page',
] as const

const MAX_ID = 2_147_483_647

function parseNumber(value: string | null): number | null {
  if (value === null || !/^[1-9]\d{0,9}$/.test(value)) return null
  return Number(value) <= MAX_ID ? Number(value) : null
}

function parseRegion(value: string | null): number | null {
  return value === String(ALL_REGIONS) ? ALL_REGIONS : parseNumber(value)
}

function parseGender(value: string | null): Gender {
  return value === '1' ? 1 : value === '2' ? 2 : 0
}

function parseText(value: string | null): string {
  const text = value?.trim() ?? ''
  return text.length <= SEARCH_MAX ? text : ''
}

/** Only a link that names a voice may leave the region open. */
export function withRegion(state: ListState): ListState {
  const isNamed = state.voiceId !== null || state.search !== ''
  return state.region === null && !isNamed ? { ...state, region: DEFAULT_REGION } : state
}

/** @param search query string, with or without its question mark */
export function parseList(search: string): ListState {
  const given = new URLSearchParams(search)
  const voiceId = given.get('voice_id')
  return withRegion({
    voiceId: voiceId !== null && voiceId !== '0' && isId(voiceId) ? voiceId : null,
    search: parseText(given.get('name')),
    region: parseRegion(given.get('region_id')),
    gender: parseGender(given.get('gender_id')),
    age: parseNumber(given.get('age_id')),
    category: parseNumber(given.get('category_id')),
    page: parsePage(given.get('page')),
    preselect: parseText(given.get('category_name')) || null,
  })
}

/**
 * Writes `state` as a query string, without a question mark; blank for the default.
 * @param before the current query string: parameters of others are kept, such as a campaign
 */
export function writeList(state: ListState, before = ''): string {
  const { voiceId, search, region, gender, age, category, page, preselect } = state
  const parameters = new URLSearchParams(before)
  for (const name of PARAMETERS) parameters.delete(name)
  const isNamed = voiceId !== null || search !== ''
  if (voiceId !== null) parameters.set('voice_id', voiceId)
  if (search) parameters.set('name', search)
  if (preselect !== null) parameters.set('category_name', preselect)
  if (region !== null && (isNamed || region !== DEFAULT_REGION)) parameters.set('region_id', String(region))
  if (gender !== 0) parameters.set('gender_id', String(gender))
  if (age !== null) parameters.set('age_id', String(age))
  if (category !== null) parameters.set('category_id', String(category))
  if (page !== 1) parameters.set('page', String(page))
  return parameters.toString()
}

/** The API query; empty filters are left out. */
export function listQuery({ voiceId, search, region, gender, age, category, page }: ListState): CallQuery<'voices'> {
  return {
    voiceId: voiceId ?? undefined,
    featuredOnly: false,
    ethicalAIOnly: false,
    searchKeyword: search || undefined,
    regionId: region || undefined,
    genderId: gender || undefined,
    ageCategoryId: age ?? undefined,
    categoryId: category ?? undefined,
    page,
    pageSize: PAGE_SIZE,
  }
}

/**
 * A filter change resets the page to 1 and clears the similar-voice id. Choosing a category also clears the category
 * that a link asked the cards to show first.
 */
export function withFilters(state: ListState, change: Partial<Filters>): ListState {
  const preselect = change.category ? null : state.preselect
  return withRegion({ ...state, ...change, voiceId: null, page: 1, preselect })
}

/** Clear resets the region to 1 and empties gender, age, category and search. */
export function cleared(state: ListState): ListState {
  return withFilters(state, NO_FILTERS)
}

/**
 * Find Similar sets the voice id. The other filters stay, so that an Australian search stays Australian; only the
 * search text is cleared, because it would leave nothing but the voice with that name.
 */
export function withSimilar(state: ListState, voiceId: string): ListState {
  return { ...state, voiceId, search: '', page: 1 }
}

/** The search for a typed text: null when it changes nothing, as with white space alone. */
export function searchOf(typed: string): string | null {
  const search = typed.trim().slice(0, SEARCH_MAX).trim()
  return typed !== '' && search === '' ? null : search
}

/** Ids of the API's lookups; null while they are loading. */
export type KnownIds = Record<'region' | 'age' | 'category', readonly number[] | null>

/** Drops ids that the API's lookups do not have. */
export function withKnownIds(state: ListState, known: KnownIds): ListState {
  const isUnknownId = (name: keyof KnownIds) =>
    state[name] && known[name] !== null && !known[name].includes(state[name])
  const wrong = (['region', 'age', 'category'] as const).filter(isUnknownId)
  if (wrong.every((name) => name === 'region' && state.region === DEFAULT_REGION)) return state
  const without: ListState = { ...state }
  for (const name of wrong) without[name] = null
  return withRegion(without)
}

/** Whether any filter differs from the default. */
export function isNarrowed(state: ListState): boolean {
  return writeList({ ...state, page: 1, preselect: null }) !== ''
}
