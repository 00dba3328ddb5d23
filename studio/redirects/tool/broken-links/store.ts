/** Observes and updates the list of broken links in the Content Lake. */
import { from, map, type Observable, switchMap } from 'rxjs'
import type { SanityClient } from 'sanity'
import { BROKEN_LINKS_ID, type BrokenLinks, readBrokenLinks } from '../../../../lib/broken-links/document.ts'
import { API_VERSION } from '../../../common/api-version.ts'
import { retryOnNetworkError } from '../../../common/retry-on-network-error.ts'

function raw(client: SanityClient): SanityClient {
  return client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
}

/** The list now and after every change by the site or a colleague. */
export function observeBrokenLinks(client: SanityClient): Observable<BrokenLinks> {
  const lake = raw(client)
  const options = {
    events: ['welcome' as const, 'mutation' as const],
    includeResult: false,
    visibility: 'query' as const,
    tag: 'broken-links.listen',
  }
  return lake.listen('*[_id == $id]', { id: BROKEN_LINKS_ID }, options).pipe(
    switchMap(() => from(lake.getDocument<BrokenLinks>(BROKEN_LINKS_ID))),
    map(readBrokenLinks),
    retryOnNetworkError(),
  )
}

/** Ignores a path permanently. Patches this entry only, because the site may write at the same time. */
export async function ignoreLink(client: SanityClient, path: string): Promise<void> {
  await raw(client)
    .patch(BROKEN_LINKS_ID)
    .setIfMissing({ ignored: [] })
    .unset([`paths[path=="${path}"]`, `ignored[path=="${path}"]`])
    .append('ignored', [{ _key: path, path }])
    .commit({ tag: 'broken-links.ignore' })
}

/** Lists a path again after its next 404. */
export async function stopIgnoring(client: SanityClient, path: string): Promise<void> {
  await raw(client)
    .patch(BROKEN_LINKS_ID)
    .unset([`ignored[path=="${path}"]`])
    .commit({ tag: 'broken-links.stop-ignoring' })
}
