/** Hooks that find alternative searches with results for a search without any. */
import type { CallQuery } from '@/lib/api/calls'
import { useVoiceCounts } from '@/lib/api/use-voice-counts'
import { searchLink } from '@/lib/voices/links'
import { ALL_REGIONS, DEFAULT_LIST, type ListState } from '@/lib/voices/list-query'
import { countQuery, type Wider, widerSearches } from '@/lib/voices/wider'
import type { Offer } from './no-voices'

/** Maximum length of a search text repeated on a button. */
const SHOWN_SEARCH = 24

function searchLabel(search: string): string {
  return `“${search.length > SHOWN_SEARCH ? `${search.slice(0, SHOWN_SEARCH - 1).trim()}…` : search}”`
}

function labelOf({ without }: Wider, { search }: ListState): string {
  switch (without) {
    case 'region':
      return search ? 'Search all nationalities' : 'All nationalities'
    case 'category':
      return 'Any category'
    case 'age':
      return 'Any age range'
    case 'gender':
      return 'Any gender'
    case 'filters':
      return 'Search without filters'
    case 'search':
      return `Without ${searchLabel(search)}`
    case 'everything':
      return 'Show all voices'
  }
}

/**
 * @param state the search without results; null while there is none
 * @param show shows another list
 * @returns undefined until the API has returned the counts
 */
export function useVoiceOffers(
  state: ListState | null,
  show: (wider: ListState) => void,
): readonly Offer[] | undefined {
  const wider = state ? widerSearches(state) : []
  const counts = useVoiceCounts(wider.map((one) => countQuery(one.state)))
  if (!state || !counts) return undefined
  const offers = wider.map((one, index) => ({
    key: one.without,
    isNear: one.without !== 'search' && one.without !== 'everything',
    label: labelOf(one, state),
    count: counts[index] ?? 0,
    to: () => show(one.state),
  }))
  const found = offers.filter(({ count }) => count > 0)
  // Offer all voices only if no closer alternative was found.
  return found.length > 1 ? found.filter(({ key }) => key !== 'everything') : found
}

/**
 * The same for the list of AI voices, which has a name search only.
 * @param search the search without results; null while there are some
 * @param showAll shows every AI voice
 */
export function useAiVoiceOffers(
  search: string | null,
  allQuery: CallQuery<'voices'>,
  showAll: () => void,
): readonly Offer[] | undefined {
  const everyone = search ? [countQuery({ ...DEFAULT_LIST, region: ALL_REGIONS, search })] : []
  const counts = useVoiceCounts(search === null ? [] : [{ ...allQuery, pageSize: 1 }, ...everyone])
  if (search === null || !counts) return undefined
  const [aiVoices = 0, artists = 0] = counts
  return [
    {
      key: 'artists',
      isNear: true,
      label: `Search all voice artists for ${searchLabel(search)}`,
      count: artists,
      to: searchLink(search),
    },
    { key: 'all', isNear: false, label: 'Show all AI voices', count: aiVoices, to: showAll },
  ].filter(({ count }) => count > 0)
}
