/** Observes and updates the list of broken links in the Content Lake. */
import { from, map, type Observable, switchMap } from 'rxjs'
import type { SanityClient } from 'sanity'
import {
  BROKEN_LINKS_ID,
  type BrokenLink,
  type BrokenLinks,
  keyOf,
  readBrokenLinks,
} from '../../../../lib/broken-links/document.ts'
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
    switchMap(() => from(lake.getDocument(BROKEN_LINKS_ID))),
    map(readBrokenLinks),
    retryOnNetworkError(),
  )
}

/** Ignores a path permanently. Patches this entry only, because the site may write at the same time. */
export async function ignoreLink(client: SanityClient, { path }: Pick<BrokenLink, 'path'>): Promise<void> {
  const ignored = { _key: keyOf(path), path }
  await raw(client)
    .patch(BROKEN_LINKS_ID)
    .setIfMissing({ ignored: [] })
    .unset([`paths[_key=="${ignored._key}"]`, `ignored[_key=="${ignored._key}"]`])
    .append('ignored', [ignored])
    .commit({ tag: 'broken-links.ignore' })
}

/** Lists a path again after its next 404. */
export async function stopIgnoring(client: SanityClient, { path }: Pick<BrokenLink, 'path'>): Promise<void> {
  await raw(client)
    .patch(BROKEN_LINKS_ID)
    .unset([`ignored[_key=="${keyOf(path)}"]`])
    .commit({ tag: 'broken-links.stop-ignoring' })
}
