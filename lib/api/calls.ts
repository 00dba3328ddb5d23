/**
 * The twelve calls of the external API as data: one table for the API proxy, the server client and the browser's
 * hooks.
 *
 * `path` keeps the API's own version prefix (`/v1` and `/api/v1` both denote version 1). The proxy always serves
 * `/api/v1` + the path without its prefix. A new call needs one row here and one decoder in `server/decoders.ts`.
 */
import { API_READ } from '../retries.ts'
import {
  choice,
  flag,
  id,
  integer,
  optional,
  type Parameters,
  type QueryOf,
  type QueryValue,
  SEARCH_MAX,
  shortText,
} from './parameters.ts'

const page = integer(1, 100_000)
const pageSize = integer(1, 100)
const lookupId = optional(integer(0, 2_147_483_647))

const SECOND = 1000

type Call = {
  method: 'GET' | 'POST'
  /** Path template as in the API's contract. */
  path: `/api/v1/${string}` | `/v1/${string}`
  query: Parameters
  /** Timeout of one attempt, in milliseconds. */
  timeout: number
  /** Retries on the server after a failed connection or a 502, 503 or 504. Reads only. */
  retries: number
  /** `s-maxage` of the proxy's response, in seconds; 0 = not cached. */
  sharedMaxAge: number
}

type CallOptions = Partial<Pick<Call, 'timeout' | 'retries' | 'sharedMaxAge'>>

/** Milliseconds that the API may take for one page, including what proxy.ts reads before. */
export const API_BUDGET_MS = 5.5 * SECOND

/** A read; without options it takes as long as a page waits, is retried once, and is cached for a minute. */
function read<const Path extends Call['path'], const Query extends Parameters>(
  path: Path,
  query: Query,
  { timeout = API_BUDGET_MS, retries = API_READ.retries, sharedMaxAge = 60 }: CallOptions = {},
) {
  return { method: 'GET' as const, path, query, timeout, retries, sharedMaxAge }
}

const LOOKUP: CallOptions = { sharedMaxAge: 300 }
const ESTIMATE: CallOptions = { retries: 0, sharedMaxAge: 0 }

export const calls = {
  sendContactus: {
    method: 'POST',
    path: '/api/v1/send-contactus',
    query: {},
    timeout: 15 * SECOND,
    retries: 0,
    sharedMaxAge: 0,
  },
  pageMetainfo: read(
    '/api/v1/seo/page-metainfo',
    { PageUrl: shortText(2048) },
    { timeout: 2.5 * SECOND, retries: 0, sharedMaxAge: 300 },
  ),
  voices: read('/api/v1/voices', {
    voiceId: optional(id),
    featuredOnly: optional(flag),
    ethicalAIOnly: optional(flag),
    searchKeyword: optional(shortText(SEARCH_MAX)),
    regionId: lookupId,
    genderId: optional(choice(0, 1, 2)),
    ageCategoryId: lookupId,
    categoryId: lookupId,
    page,
    pageSize,
  }),
  voiceAgeCategories: read('/api/v1/voices/age_categories', {}, LOOKUP),
  voiceCategories: read('/api/v1/voices/categories', {}, LOOKUP),
  voiceRegions: read('/api/v1/voices/regions', {}, LOOKUP),
  estimateCommercial: read(
    '/v1/rate/estimated-quote/commercial',
    {
      duration: choice(15, 30, 60),
      location: choice('regional', 'statewide', 'national'),
      scriptType: choice('radio', 'tv', 'digital'),
    },
    ESTIMATE,
  ),
  estimateNarration: read(
    '/v1/rate/estimated-quote/narration',
    { wordCount: choice(150, 300, 450, 600, 750) },
    ESTIMATE,
  ),
  blogCategories: read('/v1/blog-categories/{page}/{pageSize}', { page, pageSize }),
  blogPosts: read('/v1/blog-posts', {
    CategorySystemName: optional(shortText(120)),
    SearchKeyword: optional(shortText(SEARCH_MAX)),
    Page: page,
    PageSize: pageSize,
  }),
  blogPost: read('/v1/blog-post/{systemName}', { systemName: shortText(200) }),
  teamMembers: read('/v1/team-member/list', {}),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
/** The read calls; only these are cached, prefetched and retried. */
export type ReadName = Exclude<CallName, 'sendContactus'>
export type CallQuery<C extends CallName> = QueryOf<(typeof calls)[C]['query']>

/** A read call with its query. A union over all reads, so call and query always match. */
export type ApiRequest = { [C in ReadName]: { call: C; query: CallQuery<C> } }[ReadName] & {
  /** Of the voices in the response only these travel in the page's data. */
  voiceIds?: readonly string[]
}

/** Path without the API's version prefix: what the API proxy serves below `/api/v1`. */
export function proxyPath(call: CallName): string {
  return calls[call].path.replace(/^\/(?:api\/)?v1/, '')
}

/**
 * Fills a path template and appends the remaining query in the order of the table, so that the same request always
 * yields the same URL (it is also SWR's key).
 */
export function fillPath(template: string, parameters: Parameters, query: object): string {
  const values = new Map<string, QueryValue>(Object.entries(query))
  const rest = new URLSearchParams()
  let path = template
  for (const name of Object.keys(parameters)) {
    const value = values.get(name)
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value ?? '')))
    else if (value !== undefined) rest.set(name, String(value))
  }
  const search = rest.toString()
  return search ? `${path}?${search}` : path
}

/** Same-origin URL of a request at the API proxy. */
export function apiUrl({ call, query }: { call: ReadName; query: object }): string {
  return `/api/v1${fillPath(proxyPath(call), calls[call].query, query)}`
}
