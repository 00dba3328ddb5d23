/** The current page of a list, kept in the address as ?page=N (reading A93), so that Back and shared links work. */
import { useRouter } from 'next/router'
import { parsePage } from '@/lib/paging'

export type PageParameter = {
  page: number
  /** The address of another page of the list; other parameters stay, and page 1 has none of its own. */
  href(page: number): string
  /** Puts another page into the address without a new entry in the history. */
  replace(page: number): void
}

export function usePageParameter(): PageParameter {
  const router = useRouter()
  // A static page knows its query only once the router is ready; until then it must be what the server sent.
  const [path = '/', search = ''] = (router.asPath.split('#')[0] ?? '').split('?')

  function href(page: number): string {
    const parameters = new URLSearchParams(router.isReady ? search : '')
    if (page === 1) parameters.delete('page')
    else parameters.set('page', String(page))
    const query = parameters.toString()
    return query ? `${path}?${query}` : path
  }

  return {
    page: router.isReady ? parsePage(router.query.page) : 1,
    href,
    replace(page) {
      router.replace(href(page), undefined, { shallow: true, scroll: false }).catch(() => undefined)
    },
  }
}
