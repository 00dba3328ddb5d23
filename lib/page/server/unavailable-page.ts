/** What the 503 page needs of the server, so that neither a flood nor a missing Content Lake stops it. */
import type { IncomingMessage } from 'node:http'
import { isPostPath, KNOWLEDGE_BASE } from '../../knowledge-base/paths'
import { clientIp } from '../../server/http/request/client-ip'
import { createRateLimit } from '../../server/http/request/rate-limit'
import { html, plainPage } from '../../server/http/response/plain-page'
import { UNAVAILABLE_PATH } from '../../server/http/response/unavailable'
import { serverWords } from '../../words/server/published-words'
import { createServedFrame } from './served-frame'

/** Seconds after which programs may try again. */
export const RETRY_AFTER = 60

export const unavailableFrame = createServedFrame(
  {
    path: UNAVAILABLE_PATH,
    seo: ({ refusals }) => ({ title: refusals.articleAway, noIndex: true }),
    hasMetainfo: false,
    words: ['errors', 'states'],
  },
  'unavailable.page_not_rendered',
)

/** Rendering the page costs some 20 ms; a visitor tries again a few times, and beyond that gets the bare page. */
const views = createRateLimit({ name: 'unavailable-page', max: 60, windowMs: 60_000 })

export async function isFlood(request: IncomingMessage): Promise<boolean> {
  return (await views.take(clientIp(request))) !== null
}

/** The article's path and query; anybody can write the parameter, so anything else leads to the knowledge base. */
export function retryPath(requested: string | readonly string[] | undefined): string {
  if (typeof requested !== 'string') return KNOWLEDGE_BASE
  return isPostPath(requested.split('?')[0] ?? '') ? requested : KNOWLEDGE_BASE
}

/** The last resort: the same in a self-contained page. */
export function plainUnavailable(path: string): string {
  const words = serverWords().refusals
  const text = html`<p>${words.tryInAMinute}</p>
<p><a href="${path}">${words.tryAgain}</a></p>
<p><a href="${KNOWLEDGE_BASE}">${words.toKnowledgeBase}</a></p>`
  return plainPage(words.articleAway, text)
}
