/**
 * Serves generated sharing images, `/api/og/…`. Server only.
 *
 * Protected against abuse: only existing pages have one, its text comes from the page and never from the request, each
 * is rendered once while it is cached, and few are rendered at a time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiClient } from '@/lib/api/server'
import { isRead, sendUnavailable } from '@/lib/http/send-text'
import { errorMessage, logError } from '@/lib/log'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { listedPages, listedPosts, listedSettings, orNone } from './directory'
import { drawSharingImage } from './draw-sharing-image'
import { firstText } from './resolve-seo'
import { fingerprint, parseMadeImage, type SharingArt, sharingArt } from './sharing-image'

/** Images in memory, some 40 KB each. */
const MOST_KEPT = 100
/** Images being rendered or queued; beyond that the response is 503. */
const MOST_WAITING = 12

const METAINFO_TIMEOUT_MS = 2500

/** Images by fingerprint; an entry exists from the start of its render. */
const pictures = new Map<string, Promise<Buffer>>()
let waiting = 0
/** Renders are sequential, because each one keeps a CPU core busy. */
let last: Promise<unknown> = Promise.resolve()

class Busy extends Error {}

function picture(art: SharingArt): Promise<Buffer> {
  const print = fingerprint(art)
  const known = pictures.get(print)
  if (known) {
    pictures.delete(print)
    pictures.set(print, known)
    return known
  }
  if (waiting >= MOST_WAITING) throw new Busy()
  waiting += 1
  const drawing = last
    .then(() => drawSharingImage(art))
    .finally(() => {
      waiting -= 1
    })
  last = drawing.catch(() => undefined)
  // Failures are not cached.
  drawing.catch(() => pictures.delete(print))
  pictures.set(print, drawing)
  const [oldest] = pictures.keys()
  if (pictures.size > MOST_KEPT && oldest !== undefined) pictures.delete(oldest)
  return drawing
}

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

/** The title of a page as in its head; null when there is no such page. */
async function titleOf(path: string): Promise<string | null> {
  // Next has decoded the path; names of posts may hold anything.
  const wanted = normaliseSource(path)
  const isWanted = (listed: { path: string }) => listed.path === path || normaliseSource(listed.path) === wanted
  const page = (await listedPages()).find(isWanted)
  const post = page ? undefined : (await orNone(listedPosts())).items.find(isWanted)
  const own = page?.title ?? post?.title
  if (own === undefined) return null
  const settings = await listedSettings()
  return firstText(await metainfoTitle(path), own, settings.defaultSeo?.title)
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('Cache-Control', 'public, max-age=60')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('There is no such picture.\n')
}

/** @param segments the path segments below `/api/og` */
export async function sendMadeImage(
  request: IncomingMessage,
  response: ServerResponse,
  segments: readonly string[],
): Promise<void> {
  if (!isRead(request, response)) return
  const asked = parseMadeImage(segments)
  if (!asked) return notFound(response)
  try {
    const title = await titleOf(asked.path)
    if (title === null) return notFound(response)
    const art = sharingArt(title, await listedSettings())
    const print = fingerprint(art)
    const isCurrent = print === asked.print
    response.setHeader('ETag', `"${print}"`)
    // An outdated fingerprint gets the current image, cached for a short time only.
    response.setHeader('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    if (request.headers['if-none-match'] === `"${print}"`) {
      response.statusCode = 304
      response.end()
      return
    }
    const png = await picture(art)
    response.statusCode = 200
    response.setHeader('Content-Type', 'image/png')
    response.setHeader('Content-Length', png.length)
    response.end(request.method === 'HEAD' ? undefined : png)
  } catch (error) {
    response.removeHeader('ETag')
    if (!(error instanceof Busy)) {
      logError('sharing_image.failed', { path: asked.path, reason: errorMessage(error) })
    }
    sendUnavailable(response)
  }
}
