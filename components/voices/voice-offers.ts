/** Hooks that find alternative searches with results for a search without any. */
import type { CallQuery } from '@/lib/api/calls'
import { useVoiceCounts } from '@/lib/api/use-voice-counts'
import { searchLink } from '@/lib/voices/links'
import { ALL_REGIONS, DEFAULT_LIST, type ListState } from '@/lib/voices/list-query'
import { countQuery, type Wider, widerSearches } from '@/lib/voices/wider'
import { useWords } from '@/lib/words/use-words'
import { voiceSearchWords } from '@/lib/words/voice-search'
import type { Words } from '@/lib/words/words'
import type { Offer } from './no-voices'

type SearchWords = Words<(typeof voiceSearchWords)['texts']>

/** Maximum length of a search text repeated on a button. */
const SHOWN_SEARCH = 24

function searchLabel(search: string, words: SearchWords): string {
  const shown = search.length > SHOWN_SEARCH ? `${search.slice(0, SHOWN_SEARCH - 1).trim()}…` : search
  return words('quoted', { search: shown })
}

function labelOf({ without }: Wider, { search }: ListState, words: SearchWords): string {
  switch (without) {
    case 'region':
      return words(search ? 'searchAllNationalities' : 'allNationalities')
    case 'category':
      return words('anyCategory')
    case 'age':
      return words('anyAge')
    case 'gender':
      return words('anyGender')
    case 'filters':
      return words('withoutFilters')
    case 'search':
      return words('without', { search: searchLabel(search, words) })
    case 'everything':
      return words('showAllVoices')
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
  const words = useWords(voiceSearchWords)
  const wider = state ? widerSearches(state) : []
  const counts = useVoiceCounts(wider.map((one) => countQuery(one.state)))
  if (!state || !counts) return undefined
  const offers = wider.map((one, index) => ({
    key: one.without,
    isNear: one.without !== 'search' && one.without !== 'everything',
    label: labelOf(one, state, words),
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
  const words = useWords(voiceSearchWords)
  const everyone = search ? [countQuery({ ...DEFAULT_LIST, region: ALL_REGIONS, search })] : []
  const counts = useVoiceCounts(search === null ? [] : [{ ...allQuery, pageSize: 1 }, ...everyone])
  if (search === null || !counts) return undefined
  const [aiVoices = 0, artists = 0] = counts
  return [
    {
      key: 'artists',
      isNear: true,
      label: words('searchArtists', { search: searchLabel(search, words) }),
      count: artists,
      to: searchLink(search),
    },
    { key: 'all', isNear: false, label: words('showAllAi'), count: aiVoices, to: showAll },
  ].filter(({ count }) => count > 0)
}
