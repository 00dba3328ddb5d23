/**
 * Serves generated sharing images, `/api/og/…`.
 *
 * Protected against abuse: only existing pages have one, its text comes from the page and never from the request, each
 * is rendered once while it is cached, and few are rendered at a time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server/client'
import { readWithFallback } from '@/lib/api/server/stored-responses'
import { drawableImage } from '@/lib/content/image-url'
import type { SiteSettings } from '@/lib/content/section-types'
import { isPostPath, systemNameOf } from '@/lib/knowledge-base/paths'
import { errorMessage, logError } from '@/lib/log'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { articleState } from '@/lib/routing/server/articles'
import { isOpenCategory } from '@/lib/routing/server/categories'
import { listedArticles, listedContent } from '@/lib/routing/server/directory'
import { voiceAt } from '@/lib/routing/server/voices'
import { etagOf } from '@/lib/server/http/cache-key'
import { asText, HttpError, route, sharedCaching } from '@/lib/server/http/response/route'
import { isVoicePath, voicePath } from '@/lib/voices/paths'
import { playableSamples } from '@/lib/voices/samples'
import { firstText } from '../../seo'
import { pathOfMadeImage, sharingImagePath } from '../../sharing-url'
import { unavailable } from '../text-page'
import { drawSharingImage, type SharingArt } from './draw-sharing-image'

/** Images in memory, some 40 KB each. */
const MAX_CACHED = 100
/** Images queued; beyond that the response is 503. */
const MAX_WAITING = 11

const METAINFO_TIMEOUT_MS = 2500
const API_TIMEOUT_MS = 4000

/** `s-maxage` in seconds: after that a changed title is seen. */
const MAX_AGE = 300

/** Renders are sequential, because each one keeps a CPU core busy. */
const oneAtATime = bulkhead(1, MAX_WAITING)

/** Images by their contents. Equal requests share one render; failures are not cached. */
const pictures = new LRUCache<string, Buffer, SharingArt>({
  max: MAX_CACHED,
  ignoreFetchAbort: true,
  fetchMethod: (_contents, _stale, { context }) => oneAtATime.execute(() => drawSharingImage(context)),
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

type Titled = { path: string; title: string | null; wave?: SharingArt['wave'] }

function artOf({ wave = null }: Titled, title: string, { brandName, logo }: SiteSettings): SharingArt {
  const drawable = logo && drawableImage(logo, Number.POSITIVE_INFINITY)
  if (!drawable) return { title, wave, brandName, logo: null }
  const { url, width, height } = drawable
  return { title, wave, brandName, logo: { url, mimeType: logo.mimeType, width, height } }
}

/**
 * A voice: its name, and the first of its samples whose peaks are known.
 * @throws HttpError 503 while nobody can say whether it exists
 */
async function voiceOf(path: string): Promise<Titled | null> {
  const found = await voiceAt(path, AbortSignal.timeout(API_TIMEOUT_MS))
  if (found === 'unavailable') throw unavailable()
  if (found === 'missing') return null
  const { voice } = found
  const peaks = playableSamples(voice).find((sample) => sample.peaks)?.peaks ?? null
  const wave = { peaks, color: voice.male ? 'satin' : 'coralDeep' } as const
  return { path: voicePath(voice) ?? path, title: voice.pseudonym, wave }
}

/**
 * An article that is not listed: it may be newer than the list, or in none.
 * @throws HttpError 503 while nobody can say whether it exists
 */
async function unlistedArticle(path: string): Promise<Titled | null> {
  if (!isPostPath(path)) return null
  const state = (await isOpenCategory(path.split('/')[2] ?? '')) ? await articleState(path) : 'missing'
  if (state === 'unavailable') throw unavailable()
  if (state === 'missing') return null
  const signal = AbortSignal.timeout(API_TIMEOUT_MS)
  const query = { systemName: systemNameOf(path) }
  const { data } = await readWithFallback(apiClient(), { page: path, call: 'blogPost', query, signal })
  return { path, title: data?.title ?? null }
}

/** @returns null when there is no page with this image */
async function madeImage({ url = '' }: IncomingMessage): Promise<Buffer | null> {
  const wanted = normaliseSource(url)
  const isWanted = ({ path }: { path: string }) => normaliseSource(sharingImagePath(path)) === wanted
  const { settings, pages } = await listedContent()
  const path = pathOfMadeImage(url.split('?')[0] ?? '')
  const page: Titled | null =
    pages.find(isWanted) ??
    (isVoicePath(path) ? await voiceOf(path) : (await listedArticles()).posts.find(isWanted)) ??
    (await unlistedArticle(path))
  if (!page) return null
  const art = artOf(page, firstText(await metainfoTitle(page.path), page.title, settings.defaultSeo?.title), settings)
  return pictures.forceFetch(JSON.stringify(art), { context: art })
}

/** Handles GET and HEAD of `/api/og/…`. */
export const serveSharingImage = route<IncomingMessage, ServerResponse>(
  { methods: ['GET'], format: asText },
  async (request) => {
    const body = await madeImage(request).catch((error: unknown) => {
      if (error instanceof HttpError) throw error
      if (!(error instanceof BulkheadRejectedError)) {
        logError('sharing_image.failed', { path: request.url?.split('?')[0], reason: errorMessage(error) })
      }
      throw unavailable()
    })
    if (!body) throw new HttpError(404, 'There is no such picture.', { 'Cache-Control': 'public, max-age=60' })
    return {
      headers: { 'Cache-Control': sharedCaching(MAX_AGE), 'Content-Type': 'image/png' },
      etag: etagOf(body),
      body,
    }
  },
)
