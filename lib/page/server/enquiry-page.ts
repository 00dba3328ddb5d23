/** What the enquiry page needs of the server, so that neither a flood nor a missing Content Lake stops it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { clientIp } from '@/lib/server/http/request/client-ip'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import { html, plainPage, sendPage } from '@/lib/server/http/response/plain-page'
import { publishedWords } from '@/lib/words/server/published-words'
import { createCachedFrame } from './cached-frame'

export const enquiryFrame = createCachedFrame(
  {
    path: ENQUIRY_PATH,
    seo: ({ enquiry }) => ({ title: enquiry.pageTitle, noIndex: true }),
  },
  'enquiry.page_not_rendered',
)

/** Rendering the form costs some 20 ms; a visitor opens it a few times. */
const views = createRateLimit({ name: 'enquiry-page', max: 120, windowMs: 60_000 })

/** Responds 429 when this client asks for the form too often. @returns whether it did */
export async function isRefused(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const retryAfterSeconds = await views.take(clientIp(request))
  if (retryAfterSeconds === null) return false
  const words = publishedWords().enquiry
  response.statusCode = 429
  response.setHeader('Retry-After', String(retryAfterSeconds))
  sendPage(response, plainPage(words.wait, html`<p>${words.waitAMinute}</p>`))
  return true
}
