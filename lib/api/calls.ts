/**
 * The twelve calls of the specification (section 7) as data: one table for the door, the server client and the browser's hooks.
 *
 * `path` is the path as printed, with its own prefix (both prefixes denote version 1). The door of this site is always
 * `/api/v1` + the path without its prefix. Adding a call = one row here and one decoder in `server/decoders.ts`.
 */
import type { Parameter, Parameters, QueryOf, QueryValue } from './parameters'

const page: Parameter = { kind: 'integer', min: 1, max: 100_000 }
const pageSize: Parameter = { kind: 'integer', min: 1, max: 100 }
const id: Parameter & { optional: true } = { kind: 'integer', min: 0, max: 2_147_483_647, optional: true }

const SECOND = 1000

type Call = {
  method: 'GET' | 'POST'
  /** Path template as the specification prints it. */
  path: `/api/v1/${string}` | `/v1/${string}`
  /** What a read returns, as messages to visitors name it: "We could not load the articles right now." */
  subject?: string
  query: Parameters
  /** How long one attempt may take, in milliseconds. */
  timeout: number
  /** Further attempts of the server after a failed connection or a 502, 503 or 504. Reads only. */
  retries: number
  /** `Cache-Control` of the door's answer: seconds a shared cache may keep it; 0 = not at all. */
  sharedMaxAge: number
}

export const calls = {
  sendContactus: {
    method: 'POST',
    path: '/api/v1/send-contactus',
    query: {},
    timeout: 15 * SECOND,
    retries: 0,
    sharedMaxAge: 0,
  },
  pageMetainfo: {
    method: 'GET',
    path: '/api/v1/seo/page-metainfo',
    subject: 'the page',
    query: { PageUrl: { kind: 'text', max: 2048 } },
    timeout: 2.5 * SECOND,
    retries: 0,
    sharedMaxAge: 300,
  },
  voices: {
    method: 'GET',
    path: '/api/v1/voices',
    subject: 'the voices',
    query: {
      voiceId: { kind: 'id', optional: true },
      featuredOnly: { kind: 'flag', optional: true },
      ethicalAIOnly: { kind: 'flag', optional: true },
      searchKeyword: { kind: 'text', max: 200, optional: true },
      regionId: id,
      genderId: { kind: 'choice', of: [0, 1, 2], optional: true },
      ageCategoryId: id,
      categoryId: id,
      page,
      pageSize,
    },
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 60,
  },
  voiceAgeCategories: {
    method: 'GET',
    path: '/api/v1/voices/age_categories',
    subject: 'the age groups',
    query: {},
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 300,
  },
  voiceCategories: {
    method: 'GET',
    path: '/api/v1/voices/categories',
    subject: 'the voice categories',
    query: {},
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 300,
  },
  voiceRegions: {
    method: 'GET',
    path: '/api/v1/voices/regions',
    subject: 'the nationalities',
    query: {},
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 300,
  },
  estimateCommercial: {
    method: 'GET',
    path: '/v1/rate/estimated-quote/commercial',
    subject: 'the estimate',
    query: {
      duration: { kind: 'choice', of: [15, 30, 60] },
      location: { kind: 'choice', of: ['regional', 'statewide', 'national'] },
      scriptType: { kind: 'choice', of: ['radio', 'tv', 'digital'] },
    },
    timeout: 4 * SECOND,
    retries: 0,
    sharedMaxAge: 0,
  },
  estimateNarration: {
    method: 'GET',
    path: '/v1/rate/estimated-quote/narration',
    subject: 'the estimate',
    query: { wordCount: { kind: 'choice', of: [150, 300, 450, 600, 750] } },
    timeout: 4 * SECOND,
    retries: 0,
    sharedMaxAge: 0,
  },
  blogCategories: {
    method: 'GET',
    path: '/v1/blog-categories/{page}/{pageSize}',
    subject: 'the article categories',
    query: { page, pageSize },
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 60,
  },
  blogPosts: {
    method: 'GET',
    path: '/v1/blog-posts',
    subject: 'the articles',
    query: {
      CategorySystemName: { kind: 'text', max: 120, optional: true },
      SearchKeyword: { kind: 'text', max: 200, optional: true },
      Page: page,
      PageSize: pageSize,
    },
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 60,
  },
  blogPost: {
    method: 'GET',
    path: '/v1/blog-post/{systemName}',
    subject: 'the article',
    query: { systemName: { kind: 'text', max: 200 } },
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 60,
  },
  teamMembers: {
    method: 'GET',
    path: '/v1/team-member/list',
    subject: 'the team',
    query: {},
    timeout: 4 * SECOND,
    retries: 1,
    sharedMaxAge: 60,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
/** The calls that read; only these are cached, prefetched and retried. */
export type ReadName = Exclude<CallName, 'sendContactus'>
export type CallQuery<C extends CallName> = QueryOf<(typeof calls)[C]['query']>

/** One thing to ask of the API. A union over all reads, so call and query always belong together. */
export type ApiRequest = { [C in ReadName]: { call: C; query: CallQuery<C> } }[ReadName]

/** The printed path without its version prefix: what the site's own door serves below `/api/v1`. */
export function proxyPath(call: CallName): string {
  return calls[call].path.replace(/^\/(?:api\/)?v1/, '')
}

/**
 * Fills a path template and appends what is left of the query, in the order of the table, so that the same request always
 * gives the same address (it is also SWR's key).
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

/** The same-origin address of a request at this site's door. */
export function apiUrl({ call, query }: { call: ReadName; query: object }): string {
  return `/api/v1${fillPath(proxyPath(call), calls[call].query, query)}`
}
