/**
 * Converts the state of the voice list to URL parameters and an API query. Pure.
 *
 * Defaults are left out of the URL, and invalid values are ignored.
 */
import type { CallQuery } from '@/lib/api/calls'
import { isId, SEARCH_MAX } from '@/lib/api/parameters'
import { parsePage } from '@/lib/format/paging'

export const PAGE_SIZE = 12
/** Initial region of a list; Clear returns to it. */
export const DEFAULT_REGION = 1
/** Voices of every region. */
export const ALL_REGIONS = 0
/** Ids of the API: 0 = all, 1 = Male, 2 = Female. */
export type Gender = 0 | 1 | 2

export type ListState = {
  /** Show the voices similar to this one. */
  voiceId: string | null
  /** Trimmed; blank = none. */
  search: string
  /** `ALL_REGIONS` or an id. */
  region: number
  gender: Gender
  age: number | null
  category: number | null
  page: number
  /** Category that the cards show first; it never filters. */
  initialCategory: string | null
}

/** What a visitor filters by. */
export type Filters = Pick<ListState, 'search' | 'region' | 'gender' | 'age' | 'category'>

const NO_FILTERS: Filters = { search: '', region: DEFAULT_REGION, gender: 0, age: null, category: null }

export const DEFAULT_LIST: ListState = { ...NO_FILTERS, voiceId: null, page: 1, initialCategory: null }

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

function parseNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
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

/** The region that a URL need not name: any for a link that names a voice, else the default. */
export function impliedRegion({ voiceId, search }: Pick<ListState, 'voiceId' | 'search'>): number {
  return voiceId !== null || search !== '' ? ALL_REGIONS : DEFAULT_REGION
}

/** @param search query string, with or without its question mark */
export function parseList(search: string): ListState {
  const given = new URLSearchParams(search)
  const id = given.get('voice_id')
  const named = {
    voiceId: id !== null && id !== '0' && isId(id) ? id : null,
    search: parseText(given.get('name')),
  }
  return {
    ...named,
    region: parseRegion(given.get('region_id')) ?? impliedRegion(named),
    gender: parseGender(given.get('gender_id')),
    age: parseNumber(given.get('age_id')),
    category: parseNumber(given.get('category_id')),
    page: parsePage(given.get('page')),
    initialCategory: parseText(given.get('category_name')) || null,
  }
}

/**
 * Writes `state` as a query string, without a question mark; blank for the default.
 * @param before the current query string: parameters of others are kept, such as a campaign
 */
export function writeList(state: ListState, before = ''): string {
  const { voiceId, search, region, gender, age, category, page, initialCategory } = state
  const parameters = new URLSearchParams(before)
  for (const name of PARAMETERS) parameters.delete(name)
  if (voiceId !== null) parameters.set('voice_id', voiceId)
  if (search) parameters.set('name', search)
  if (initialCategory !== null) parameters.set('category_name', initialCategory)
  if (region !== impliedRegion(state)) parameters.set('region_id', String(region))
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
 * The ethical AI voices.
 * @param searchKeyword blank finds all of them. No region: their page has no region filter.
 */
export function ethicalVoicesQuery(page: number, searchKeyword: string): CallQuery<'voices'> {
  return {
    featuredOnly: false,
    ethicalAIOnly: true,
    searchKeyword: searchKeyword || undefined,
    page,
    pageSize: PAGE_SIZE,
  }
}

/** A filter change resets the page to 1 and clears the similar-voice id. */
export function withFilters(state: ListState, change: Partial<Filters>): ListState {
  return { ...state, ...change, voiceId: null, page: 1 }
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
  const search = typed.trim()
  return typed !== '' && search === '' ? null : search
}

/** Whether any filter differs from the default. */
export function isNarrowed(state: ListState): boolean {
  return writeList({ ...state, page: 1, initialCategory: null }) !== ''
}
