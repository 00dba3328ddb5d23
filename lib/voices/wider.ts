/** Suggests wider searches when a search finds nothing: the same with one filter less. Pure. */
import type { CallQuery } from '@/lib/api/calls'
import { ALL_REGIONS, DEFAULT_LIST, type ListState, listQuery, withRegion } from './list-query'

/** Which filter is removed; `filters` = all but the search, `everything` = all of them. */
export type Wider = {
  without: 'region' | 'category' | 'age' | 'gender' | 'filters' | 'search' | 'everything'
  state: ListState
}

/** @returns the wider searches in display order; some may find nothing either */
export function widerSearches(state: ListState): Wider[] {
  const first = { ...state, page: 1 }
  const filters: Wider[] = []
  if (state.region) filters.push({ without: 'region', state: { ...first, region: ALL_REGIONS } })
  if (state.category !== null) filters.push({ without: 'category', state: { ...first, category: null } })
  if (state.age !== null) filters.push({ without: 'age', state: { ...first, age: null } })
  if (state.gender !== 0) filters.push({ without: 'gender', state: { ...first, gender: 0 } })

  const all = { ...DEFAULT_LIST, region: ALL_REGIONS }
  const wider = [...filters]
  if (state.search) {
    if (filters.length > 1) wider.push({ without: 'filters', state: { ...all, search: state.search } })
    wider.push({ without: 'search', state: withRegion({ ...first, search: '' }) })
  }
  wider.push({ without: 'everything', state: all })
  return wider
}

/** The smallest API query that returns how many voices a search finds. */
export function countQuery(state: ListState): CallQuery<'voices'> {
  return { ...listQuery(state), page: 1, pageSize: 1 }
}
