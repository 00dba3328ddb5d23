/** Hook that finds wider searches for a search without results. */
import { useApi } from '@/lib/api-hooks/use-api'
import { useWords } from '@/lib/contexts/words-context'
import { ALL_REGIONS, type ListState, listQuery } from '@/lib/voices/list-query'

export type WiderSearch = {
  label: string
  /** Number of voices that it finds. */
  count: number
  state: ListState
}

/** @returns how many voices a search finds, 0 when that cannot be said; undefined while it loads */
function useCount(state: ListState | null): number | undefined {
  const { data, error } = useApi('voices', state && { ...listQuery(state), pageSize: 1 })
  return state === null || error ? 0 : data?.totalCount
}

/**
 * @param search the one without results; null while there is none
 * @returns those that find somebody; undefined until that is known
 */
export function useWiderSearches(search: ListState | null): readonly WiderSearch[] | undefined {
  const words = useWords('voiceSearch')
  const everywhere = search?.region ? { ...search, region: ALL_REGIONS, page: 1 } : null
  const anyCategory = search?.category ? { ...search, category: null, page: 1 } : null
  const everywhereCount = useCount(everywhere)
  const anyCategoryCount = useCount(anyCategory)
  if (!search || everywhereCount === undefined || anyCategoryCount === undefined) return undefined
  const searches: WiderSearch[] = []
  if (everywhere && everywhereCount > 0) {
    const label = words.voiceSearch[search.search ? 'searchAllNationalities' : 'allNationalities']
    searches.push({ label, count: everywhereCount, state: everywhere })
  }
  if (anyCategory && anyCategoryCount > 0) {
    searches.push({ label: words.voiceSearch.anyCategory, count: anyCategoryCount, state: anyCategory })
  }
  return searches
}
