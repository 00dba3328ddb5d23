/** What the enquiry page needs of the server, so that neither a flood nor a missing Content Lake stops it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Visitor } from '../content/client'
import { ENQUIRY_PATH } from '../enquiry/protocol'
import { clientAddress } from '../http/client-address'
import { html, plainPage } from '../http/plain-page'
import { createRateLimit } from '../http/rate-limit'
import { errorMessage, logWarning } from '../log'
import { enquiryWords } from '../words/enquiry'
import { serverWords } from '../words/published-words'
import { wordsOf } from '../words/words'
import { type FrameProps, frameProps, type PageRequest } from './page-props'

const PAGE: PageRequest = {
  path: ENQUIRY_PATH,
  seo: (changes) => ({ title: wordsOf(enquiryWords, changes)('pageTitle'), noIndex: true }),
}

/** The frame of the page, alike for everyone: one read of content and API in five seconds, however many visitors. */
const published = new LRUCache<'frame', FrameProps>({
  max: 1,
  ttl: 5000,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async () => (await frameProps(PAGE, {})).props,
})

/** Milliseconds after which the last frame is served instead; its load goes on for the next visitor. */
const TIMEOUT_MS = 1000

/** @throws when there is none in time and there was none before */
async function publishedFrame(): Promise<FrameProps> {
  const timeout = setTimeout(TIMEOUT_MS, undefined, { ref: false })
  const frame = await Promise.race([published.forceFetch('frame'), timeout])
  const last = frame ?? published.peek('frame', { allowStale: true })
  if (last) return last
  throw new Error('timeout')
}

/** Frame props of the page; null, which is logged, when they have never been available. */
export async function enquiryFrame(visitor: Visitor): Promise<FrameProps | null> {
  try {
    return visitor.draftMode ? (await frameProps(PAGE, visitor)).props : await publishedFrame()
  } catch (error) {
    logWarning('enquiry.page_not_rendered', { reason: errorMessage(error) })
    return null
  }
}

/** Ends a response with a self-contained page. */
export function sendPage(response: ServerResponse, page: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(page)
}

/** Rendering the form costs some 20 ms; a visitor opens it a few times. */
const views = createRateLimit({ name: 'enquiry-page', max: 120, windowMs: 60_000 })

/** Responds 429 when this client asks for the form too often. @returns whether it did */
export async function isRefused(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const retryAfterSeconds = await views.take(clientAddress(request))
  if (retryAfterSeconds === null) return false
  const words = serverWords(enquiryWords)
  response.statusCode = 429
  response.setHeader('Retry-After', String(retryAfterSeconds))
  sendPage(response, plainPage(words('wait'), html`<p>${words('waitAMinute')}</p>`))
  return true
}
