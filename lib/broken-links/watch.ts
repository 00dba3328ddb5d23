/**
 * Counts the 404s that this site answers, at the only place that sees them all.
 *
 * Neither of the obvious places does. `getStaticProps` runs once for an address, whose 404 is then kept: a hundred visitors would count as
 * one. proxy.ts comes before the answer: it would have to foretell it from the table of pages, the redirects, the routes of their own,
 * the files of public/ and, for articles, from what the API will say. So the answers themselves are watched, as they leave Node's own HTTP
 * server (`http.server.response.finish`, a documented channel of node:diagnostics_channel): whatever made them, from a cache or anew, and
 * after the last byte, when no visitor waits any more.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeClient } from '@/lib/content/client'
import { routes } from '@/lib/content/routes'
import { env } from '@/lib/env'
import { isPostPath } from '@/lib/knowledge-base/places'
import { errorMessage, logWarning } from '@/lib/log'
import { isSiteOwn } from '@/lib/redirects/own'
import { resolveRedirect } from '@/lib/redirects/resolve'
import { keptPath, ownReferer } from './address.ts'
import { type Batch, type Counter, createCounter } from './counter.ts'
import { dayOf } from './days.ts'
import { saveBatch } from './store.ts'

/** What an answer is judged by. */
export type Answer = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { status: number }

/** A person who opens a page: not the machinery that fetches its data or fetches ahead, no part of another page, no editor's preview. */
function isVisit({ method, url = '', headers }: Answer): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.startsWith('/_next/')) return false
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return false
  if (headers.purpose === 'prefetch' || String(headers['sec-purpose'] ?? '').includes('prefetch')) return false
  return !headers.cookie?.includes('__prerender_bypass=')
}

/** Has a counter take note of an answer. Costs microseconds; nothing but a visit in vain is looked at closely. */
export function noteAnswer(counter: Counter, answer: Answer, siteHost: string): void {
  const { status, url = '', headers } = answer
  if (status === 404) {
    const path = isVisit(answer) ? keptPath(url) : null
    if (path !== null) counter.count(path, ownReferer(headers.referer, [headers.host, siteHost]))
  } else if (status < 400 && isVisit(answer)) {
    const [path = ''] = url.split('?', 1)
    counter.good(path)
  }
  counter.tick()
}

async function save(batch: Batch): Promise<ReadonlySet<string>> {
  const client = writeClient()
  if (!client) return new Set()
  const { paths, redirects } = await routes()
  const isPage = (path: string) => paths.has(path)
  return saveBatch(client, batch, {
    today: dayOf(Date.now()),
    // Of articles the table does not know: that one works again is seen when it is answered (`Counter.good`).
    works: (path) => isPage(path) || isSiteOwn(path) || resolveRedirect(redirects, path, isPage)?.kind === 'redirect',
    isPage: (path) => isPage(path) || isPostPath(path),
  })
}

function isAnswer(message: unknown): message is { request: IncomingMessage; response: ServerResponse } {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message
}

declare global {
  /** Set once a process counts: a second subscription would count everything twice. */
  var countsBrokenLinks: boolean | undefined
}

/** The channel of Node's HTTP servers on which every answer is told when its last byte has left. */
const ANSWERS = 'http.server.response.finish'

/**
 * Begins to count, once in a process. Without a token for a hosted project it says so and does nothing.
 * @returns ends the counting; the site never does
 */
export function watchBrokenLinks(): () => void {
  const nothing = () => undefined
  if (globalThis.countsBrokenLinks) return nothing
  globalThis.countsBrokenLinks = true
  const { siteUrl, brokenLinksSeconds } = env()
  if (!writeClient()) {
    logWarning('broken_links.off', { fix: 'Set SANITY_API_WRITE_TOKEN to see broken links in the Studio.' })
    return nothing
  }
  const siteHost = new URL(siteUrl).host
  const counter = createCounter({ interval: brokenLinksSeconds * 1000, save })
  const onAnswer = (message: unknown) => {
    if (!isAnswer(message)) return
    const { request, response } = message
    try {
      noteAnswer(
        counter,
        { method: request.method, url: request.url, headers: request.headers, status: response.statusCode },
        siteHost,
      )
    } catch (error) {
      // A listener that throws would end the process.
      logWarning('broken_links.not_counted', { reason: errorMessage(error) })
    }
  }
  subscribe(ANSWERS, onAnswer)
  return () => {
    unsubscribe(ANSWERS, onAnswer)
    counter.end()
  }
}
