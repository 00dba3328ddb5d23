/**
 * What decides whether two requests get the same response from a cache: the site's own for a second (`microcache.ts`), nginx
 * (`deploy/nginx.conf`, which a test holds to this file) and browsers.
 *
 * | part of a request | in the key? |
 * | --- | --- |
 * | path | yes |
 * | query | no, where the response says so by `No-Vary-Search`: pages, sitemap, feed and other texts |
 * | Accept-Encoding | as one of three values |
 * | host | no: no page depends on it |
 * | cookies of drafts, methods other than GET and HEAD | such requests pass every cache |
 * | headers of Next's own | such requests pass the microcache; nginx keeps them apart |
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DRAFT_COOKIE, PREVIEW_DATA_COOKIE } from '../../next/draft-requests.ts'

/** Name and value of the header of a response that is the same whatever the query, for caches, browsers and prefetches. */
export const IGNORES_QUERY = ['No-Vary-Search', 'params'] as const

/** Responses that caches share: pages, lists, texts and files of a build. */
export const SHARED = /s-maxage=[1-9]|immutable/

/** What browsers accept, in the order of preference. */
export const ENCODINGS: readonly string[] = ['br', 'gzip']

/** Accept-Encoding as one of three values, so that caches hold a response three times at most. */
export function acceptedEncoding(header: string): string {
  const accepted = header
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Headers of Next's own, which may ask for something else at the same path. */
const INTERNAL_HEADER = /^(x-(middleware|prerender|nextjs|invoke|matched|now|vercel)-|next-|rsc$)/

/** @param cookies the header `cookie`; the cookies may be out of date */
export function seesDrafts(cookies: string): boolean {
  return cookies.includes(DRAFT_COOKIE) || cookies.includes(PREVIEW_DATA_COOKIE)
}

/** @returns path and query of a URL, the query with its question mark */
function splitQuery(url: string): [path: string, query: string] {
  const start = url.indexOf('?')
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}

/**
 * The key under which the response to a request is cached, and whether the request has a query, so that only a response
 * that ignores it may be used. Null for a request that passes the cache.
 */
export function cacheKeyOf({ method, url = '', headers }: IncomingMessage): { key: string; hasQuery: boolean } | null {
  if (method !== 'GET' || seesDrafts(headers.cookie ?? '')) return null
  if (Object.keys(headers).some((name) => INTERNAL_HEADER.test(name))) return null
  const [path, query] = splitQuery(url)
  return { key: `${headers['accept-encoding']} ${path}`, hasQuery: query !== '' }
}

/** The ETag of a body. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether If-None-Match names an ETag; its form, strong or weak, does not count. */
export function hasEtag(header: string | undefined, etag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header?.split(',').some((one) => bare(one) === bare(etag) || one.trim() === '*') ?? false
}
