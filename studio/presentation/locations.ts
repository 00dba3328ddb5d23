/** Maps documents to pages of the site and back, for Sanity's Presentation tool. */
import { map, type Observable, of } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type {
  DocumentLocation,
  DocumentLocationResolver,
  DocumentLocationsState,
  DocumentResolver,
} from 'sanity/presentation'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { voicePath } from '../../lib/voices/paths.ts'
import { listenWithRetry } from '../common/lake/retry-on-network-error.ts'
import { isSingleton } from '../common/singletons.ts'
import { textOf } from '../common/untyped.ts'

/** Links to pages, in the given order; pages without a path are omitted. */
function locationsOf(pages: readonly unknown[]): DocumentLocation[] {
  return pages
    .map((page) => ({ title: textOf(page, 'title') || textOf(page, 'path'), href: textOf(page, 'path') }))
    .filter(({ href }) => href.startsWith('/'))
}

function pageLocations(page: unknown): DocumentLocationsState {
  const locations = locationsOf([page])
  return locations.length > 0
    ? { locations, message: 'See it in the preview' }
    : { message: 'This page has no address yet.', tone: 'caution' }
}

/** The page of the voice that a transcript is of. */
function voiceLocations(voice: unknown): DocumentLocationsState {
  const [id, pseudonym] = [textOf(voice, 'id'), textOf(voice, 'pseudonym')]
  const path = voicePath({ id, pseudonym })
  return path === null
    ? { message: 'Choose the recording.', tone: 'caution' }
    : { locations: [{ title: pseudonym, href: path }], message: 'On the page of the voice' }
}

/** The pages that refer to a document or, if it is among the three newest reviews, have a section with those. */
export const USED_ON = `*[_type == "page" && (references($id) || ("newest" in sections[].selection &&
  $id in *[_type == "review" && defined(date)] | order(date desc, _id asc)[0...3]._id
))] | order(path asc) { title, path }`

/** What the form of such a document says of them. */
export function usedOn(pages: unknown): DocumentLocationsState {
  const locations = Array.isArray(pages) ? locationsOf(pages) : []
  if (locations.length === 0) return { message: 'Not on any page yet.', tone: 'caution' }
  return { locations, message: locations.length === 1 ? 'Used on one page' : `Used on ${locations.length} pages` }
}

function observe(store: DocumentStore, query: { fetch: string; listen: string }, id: string): Observable<unknown> {
  return listenWithRetry(store, query, { id }, { perspective: 'drafts', apiVersion: API_VERSION, tag: 'locations' })
}

/** Presentation's `resolve.locations`. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (isSingleton(type)) return of({ message: 'Used on all pages', tone: 'positive' })
  if (type === 'page') {
    const query = { fetch: '*[_id == $id][0]{ title, path }', listen: '*[_id in [$id, "drafts." + $id]]' }
    return observe(documentStore, query, id).pipe(map(pageLocations))
  }
  if (type === 'transcript') {
    const query = {
      fetch: '*[_id == $id][0]{ "id": recording.voiceId, "pseudonym": recording.name }',
      listen: '*[_id in [$id, "drafts." + $id]]',
    }
    return observe(documentStore, query, id).pipe(map(voiceLocations))
  }
  if (type !== 'sample' && type !== 'review') return null
  const query = { fetch: USED_ON, listen: '*[_type in ["page", "review"]]' }
  return observe(documentStore, query, id).pipe(map(usedOn))
}

/**
 * Presentation's `resolve.mainDocuments`: the document to open for a page of the site. Before a preview responds, its address is
 * the one that enables drafts: nobody misses a page there.
 */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:path*'],
    resolve: ({ path }) =>
      path.startsWith('/api/') ? undefined : { filter: '_type == "page" && path == $path', params: { path } },
  },
]
