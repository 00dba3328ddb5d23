/**
 * Serves generated sharing images, `/api/og/…`. Server only.
 *
 * Protected against abuse: only existing pages have one, its text comes from the page and never from the request, each
 * is rendered once while it is cached, and few are rendered at a time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server'
import { pathSegments } from '@/lib/http/path-segments'
import { asText, HttpError, READ_METHODS, type Reply, route } from '@/lib/http/route'
import { errorMessage, logError } from '@/lib/log'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { listedArticles, listedContent } from './directory'
import { drawSharingImage } from './draw-sharing-image'
import { firstText } from './resolve-seo'
import { fingerprint, parseMadeImage, type SharingArt, sharingArt } from './sharing-image'
import { unavailable } from './text-page'

/** Images in memory, some 40 KB each. */
const MOST_KEPT = 100
/** Images queued; beyond that the response is 503. */
const MOST_WAITING = 11

const METAINFO_TIMEOUT_MS = 2500

/** Renders are sequential, because each one keeps a CPU core busy. */
const oneAtATime = bulkhead(1, MOST_WAITING)

/** Images by fingerprint. Equal requests share one render; failures are not cached. */
const pictures = new LRUCache<string, Buffer, SharingArt>({
  max: MOST_KEPT,
  ignoreFetchAbort: true,
  fetchMethod: (_print, _stale, { context }) => oneAtATime.execute(() => drawSharingImage(context)),
})

/** The API's title of a page; empty when the API does not respond. */
async function metainfoTitle(path: string): Promise<string> {
  const signal = AbortSignal.timeout(METAINFO_TIMEOUT_MS)
  return apiClient()
    .read('pageMetainfo', { PageUrl: path }, signal)
    .then(
      ({ meta_title }) => meta_title,
      () => '',
    )
}

/** What is drawn for a page, with the title of its head; null when there is no such page. */
async function artOf(path: string): Promise<SharingArt | null> {
  // Next has decoded the path; names of posts may hold anything.
  const wanted = normaliseSource(path)
  const isWanted = (listed: { path: string }) => listed.path === path || normaliseSource(listed.path) === wanted
  const { settings, pages } = await listedContent()
  const own = pages.find(isWanted) ?? (await listedArticles()).posts.find(isWanted)
  return own ? sharingArt(firstText(await metainfoTitle(path), own.title, settings.defaultSeo?.title), settings) : null
}

const MISSING = new HttpError(404, 'There is no such picture.', { 'Cache-Control': 'public, max-age=60' })

async function replyTo(request: IncomingMessage, asked: { path: string; print: string }): Promise<Reply> {
  const art = await artOf(asked.path)
  if (art === null) throw MISSING
  const print = fingerprint(art)
  // An outdated fingerprint gets the current image, cached for a short time only.
  const caching = print === asked.print ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
  const headers = { 'Cache-Control': caching, 'Content-Type': 'image/png' }
  const etag = `"${print}"`
  // Not drawn for a visitor who has it.
  const isKnown = request.headers['if-none-match'] === etag
  return { headers, etag, body: isKnown ? undefined : await pictures.fetch(print, { context: art }) }
}

/** Handles GET and HEAD of `/api/og/…`. */
export const sendMadeImage = route<IncomingMessage, ServerResponse>(
  { methods: READ_METHODS, format: asText },
  async (request) => {
    const asked = parseMadeImage(pathSegments(request, '/api/og'))
    if (!asked) throw MISSING
    try {
      return await replyTo(request, asked)
    } catch (error) {
      if (error instanceof HttpError) throw error
      if (!(error instanceof BulkheadRejectedError)) {
        logError('sharing_image.failed', { path: asked.path, reason: errorMessage(error) })
      }
      throw unavailable()
    }
  },
)
