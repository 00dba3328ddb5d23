/** What the address says of the list of AI voices: ?name= is the search keyword (specification section 2), ?page= is additive. */
import { useRouter } from 'next/router'
import { parsePage } from '@/lib/paging'

/** Longest search keyword that the API takes, in characters. */
export const NAME_MAX = 200

export type ListAddress = {
  page: number
  /** Search keyword, trimmed; blank for all. */
  name: string
  /** False while the server's HTML is taken over: page and name are then those of the server. */
  isReady: boolean
  /** The address of a page of the current search. */
  href(page: number): string
  /** Goes to another page or search without a new entry in the history. */
  replace(place: { page: number; name: string }): void
}

export function useAddress(): ListAddress {
  const router = useRouter()
  const [path = '/', search = ''] = (router.asPath.split('#')[0] ?? '').split('?')
  // A static page knows its query only once the router is ready; until then it must be what the server sent.
  const query = new URLSearchParams(router.isReady ? search : '')
  const name = (query.get('name') ?? '').trim().slice(0, NAME_MAX)

  function addressOf(place: { page: number; name: string }): string {
    const next = new URLSearchParams(query)
    next.delete('name')
    next.delete('page')
    if (place.name) next.set('name', place.name)
    if (place.page > 1) next.set('page', String(place.page))
    return next.size > 0 ? `${path}?${next}` : path
  }

  return {
    page: parsePage(query.get('page') ?? undefined),
    name,
    isReady: router.isReady,
    href: (page) => addressOf({ page, name }),
    replace(place) {
      router.replace(addressOf(place), undefined, { shallow: true, scroll: false }).catch(() => undefined)
    },
  }
}
