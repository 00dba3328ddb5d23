/**
 * Answers for the pictures that are made of titles, `/api/og/…`. Server only.
 *
 * Bounded in every way: only pages that exist have one, its words come from where the page has them and never from the request, each is drawn
 * once while it is remembered, and few are drawn at a time.
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

/** Pictures in memory, some 40 KB each. */
const MOST_KEPT = 100
/** Pictures being drawn or waiting to be; more are told to come again. */
const MOST_WAITING = 12

const METAINFO_PATIENCE = 2500

/** The pictures, by fingerprint; a picture stands here from the moment it is begun. */
const pictures = new Map<string, Promise<Buffer>>()
let waiting = 0
/** One after another: a picture keeps a processor busy. */
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
  // What has failed is not remembered.
  drawing.catch(() => pictures.delete(print))
  pictures.set(print, drawing)
  const [oldest] = pictures.keys()
  if (pictures.size > MOST_KEPT && oldest !== undefined) pictures.delete(oldest)
  return drawing
}

/** What the API calls a page; nothing when it does not answer. */
async function metainfoTitle(path: string): Promise<string> {
  const signal = AbortSignal.timeout(METAINFO_PATIENCE)
  return apiClient()
    .read('pageMetainfo', { PageUrl: path }, signal)
    .then(
      ({ meta_title }) => meta_title,
      () => '',
    )
}

/** The title of a page as its own head has it; null when there is no such page. */
async function titleOf(path: string): Promise<string | null> {
  // Next has decoded the address; names of posts may hold anything.
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

/** @param segments the parts of the address below `/api/og` */
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
    // An address from before the title changed shows what holds now, and not for long.
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
