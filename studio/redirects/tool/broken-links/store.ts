/** The live list of broken links. */
import type { Observable } from 'rxjs'
import type { SanityClient } from 'sanity'
import { BROKEN_LINKS_ID, type BrokenLink, readBrokenLinks } from '../../../../lib/broken-links/document.ts'
import { liveQuery } from '../../../common/lake/live-query.ts'

let links$: Observable<BrokenLink[]> | undefined

/** The list of broken links in the Content Lake, now and after every change by the site. */
export function observeBrokenLinks(client: SanityClient): Observable<BrokenLink[]> {
  links$ ??= liveQuery(client, `*[_id == "${BROKEN_LINKS_ID}"]`, async (lake) =>
    readBrokenLinks(await lake.getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID)),
  )
  return links$
}
