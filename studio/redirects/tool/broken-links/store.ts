/** Observes the list of broken links in the Content Lake. */
import { map, type Observable, switchMap } from 'rxjs'
import type { SanityClient } from 'sanity'
import { BROKEN_LINKS_ID, type BrokenLink, readBrokenLinks } from '../../../../lib/broken-links/document.ts'
import { API_VERSION } from '../../../common/api-version.ts'
import { retryOnNetworkError } from '../../../common/retry-on-network-error.ts'

/** The list now and after every change by the site. */
export function observeBrokenLinks(client: SanityClient): Observable<BrokenLink[]> {
  const lake = client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
  const options = {
    events: ['welcome' as const, 'mutation' as const],
    includeResult: false,
    visibility: 'query' as const,
    tag: 'broken-links.listen',
  }
  return lake.listen('*[_id == $id]', { id: BROKEN_LINKS_ID }, options).pipe(
    switchMap(() => lake.getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID)),
    map(readBrokenLinks),
    retryOnNetworkError(),
  )
}
