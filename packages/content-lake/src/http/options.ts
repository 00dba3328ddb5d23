/** The options of requests: which have an effect, and what to do about those that have none. */
import { IMAGE_PARAMETERS } from '../images/params.ts'
import type { Notices } from './notices.ts'
import type { Route } from './route.ts'

/** Options of every request: a label for Sanity's logs. */
const COMMON = ['tag']

/** By the path of the route; other routes have options of the Studio only, which do not matter here. */
const OPTIONS: Readonly<Record<string, string>> = {
  '/:version/data/query/:dataset': 'query perspective resultSourceMap returnQuery lastLiveEventId cacheMode',
  '/:version/data/doc/:dataset/:ids': 'excludeContent includeAllVersions',
  '/:version/data/mutate/:dataset':
    'returnIds returnDocuments visibility dryRun autoGenerateArrayKeys skipCrossDatasetReferenceValidation transactionId',
  '/:version/data/actions/:dataset': '',
  '/:version/data/listen/:dataset':
    'query includeResult includeMutations includePreviousRevision includeAllVersions effectFormat enableResume visibility',
  '/:version/data/live/events/:dataset': 'includeDrafts',
  '/:version/data/export/:dataset': 'types',
  '/:version/data/history/:dataset/documents/:ids': 'revision time lastRevision',
  '/:version/data/history/:dataset/transactions/:ids':
    'excludeContent limit effectFormat fromTransaction toTransaction includeIdentifiedDocumentsOnly reverse',
  '/:version/data/history/:dataset/events/documents/:ids': 'limit nextCursor',
  '/:version/data/history/:dataset/events/releases/:release': 'limit nextCursor',
  '/:version/assets/images/:dataset':
    'filename label title description creditLine meta sourceId sourceName sourceUrl autoGenerateArrayKeys',
  '/:version/assets/files/:dataset':
    'filename label title description creditLine meta sourceId sourceName sourceUrl autoGenerateArrayKeys',
  '/files/:project/:dataset/:name': 'dl',
  '/images/:project/:dataset/:name': IMAGE_PARAMETERS,
  '/images/:project/:dataset/:name/:vanity': IMAGE_PARAMETERS,
}

/** Options that the lake knows and does nothing about, unless they have this value. */
const WITHOUT_EFFECT: Readonly<Record<string, { unless: string; instead: string }>> = {
  explain: { unless: 'false', instead: 'the lake has no query planner that could explain itself' },
}

/**
 * Says, or refuses in strict mode, what a request requires in vain.
 * @throws HttpError 400 in strict mode
 */
export function checkOptions({ path }: Route, search: URLSearchParams, notices: Notices): void {
  const names = OPTIONS[path]
  if (names === undefined) return
  const known = new Set([...COMMON, ...names.split(' ')])
  for (const [name, value] of search) {
    if (known.has(name) || name.startsWith('$')) continue
    const without = WITHOUT_EFFECT[name]
    if (without?.unless === value) continue
    const pathname = path.replaceAll(/\/:[a-z]+/g, '')
    const reason = without?.instead ?? 'the lake does not know it'
    notices.ignored(`the option "${name}" of ${pathname} has no effect: ${reason}`)
  }
}
