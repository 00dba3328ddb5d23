/** The site's cache and nginx in front take the same requests for the same (B430). */
import { readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { DRAFT_COOKIE } from '@/lib/next/draft-requests'
import { acceptedEncoding, cacheKeyOf, SHARED } from '@/lib/server/http/cache-key'

const NGINX = readFileSync('deploy/nginx.conf', 'utf8')

/** The rows of a `map` of nginx, each a pattern and what it gives. */
function mapOf(variable: string): [pattern: string, value: string][] {
  const body = new RegExp(`map [^{]* \\$${variable} \\{([^}]*)\\}`).exec(NGINX)?.[1] ?? ''
  return Array.from(body.matchAll(/^\s*("[^"]*"|\S+)\s+(\S+);$/gm), ([, pattern = '', value = '']) => [
    pattern.replaceAll('"', ''),
    value.replaceAll('"', ''),
  ])
}

function request(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, method, headers })
}

test('nginx keys on the path, not on the query, as No-Vary-Search says', () => {
  expect(/proxy_cache_key "([^"]+)"/.exec(NGINX)?.[1]).toBe('$scheme $is_navigation $encoding $request_path')
  const [[pattern = ''] = []] = mapOf('request_path')
  expect(new RegExp(pattern.slice(1)).exec('/voices?page=2')?.groups?.path).toBe('/voices')
  expect(cacheKeyOf(request('/voices?page=2'))).toEqual({ ...cacheKeyOf(request('/voices')), hasQuery: true })
  expect(cacheKeyOf(request('/voices'))?.key).not.toBe(cacheKeyOf(request('/services'))?.key)
})

test('nginx reduces Accept-Encoding to the same values, and obeys q=0 (B472)', () => {
  const nginx = mapOf('encoding').filter(([pattern]) => pattern !== 'default')
  for (const header of [
    ...['gzip, deflate, br', 'gzip', 'br', 'gzip;q=1.0', 'gzip;q=0.5, br;q=0.8', 'gzip, br;q=0', 'br;Q=0.000,gzip'],
    ...['gzip;q=0,br ; q=0.0', 'x-gzip', 'brotli', 'br;q=0.01', 'identity', '*;q=0', 'gzip ;q=0', 'gzip; q=1, *;q=0'],
  ]) {
    const found = nginx.find(([pattern]) => new RegExp(pattern.replace(/^~\*/, ''), 'i').test(header))
    expect([header, found?.[1] ?? 'identity']).toEqual([header, acceptedEncoding(header)])
  }
  expect(acceptedEncoding('')).toBe('identity')
})

test('drafts and what a visitor sends pass both caches', () => {
  const nginx = mapOf('is_private').filter(([pattern]) => pattern !== 'default')
  const isPrivate = (line: string) => nginx.some(([pattern]) => new RegExp(pattern.slice(1)).test(line))
  for (const [method, cookie] of [
    ['POST', ''],
    ['GET', `a=b; ${DRAFT_COOKIE}=x`],
  ] as const) {
    expect(isPrivate(`${method} ${cookie}`)).toBe(true)
    expect(cacheKeyOf(request('/', { cookie }, method))).toBeNull()
  }
  expect(isPrivate('GET a=b')).toBe(false)
  expect(cacheKeyOf(request('/', { cookie: 'a=b' }))).not.toBeNull()
})

test('both share the same responses', () => {
  const nginx = mapOf('is_unshared').filter(([pattern]) => pattern !== 'default')
  for (const header of ['s-maxage=60', 'public, max-age=31536000, immutable', 's-maxage=0', 'no-store', 'private']) {
    expect(nginx.some(([pattern]) => new RegExp(pattern.slice(1)).test(header))).toBe(SHARED.test(header))
  }
})
