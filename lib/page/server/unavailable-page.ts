/** What the 503 page needs of the server, so that neither a flood nor a missing Content Lake stops it. */
import type { IncomingMessage } from 'node:http'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'
import { isApiPath } from '@/lib/routing/api-paths'
import { clientIp } from '@/lib/server/http/request/client-ip'
import { createRateLimit } from '@/lib/server/http/request/rate-limit'
import { html, plainPage } from '@/lib/server/http/response/plain-page'
import { UNAVAILABLE_PATH } from '@/lib/server/http/response/unavailable'
import { isVoicePath, VOICES_PATH } from '@/lib/voices/paths'
import { publishedWords } from '@/lib/words/server/published-words'
import { fillIn, type Words } from '@/lib/words/words'
import type { FrameProps } from '../props'
import { createCachedFrame } from './cached-frame'

/** Stands for the site's own, to tell a path from a URL of another site. */
const ANY_ORIGIN = 'http://site.invalid'

/** Seconds after which programs may try again. */
export const RETRY_AFTER = 60

function frameTitled(title: (words: Words['refusals']) => string) {
  return createCachedFrame(
    {
      path: UNAVAILABLE_PATH,
      seo: ({ refusals }) => ({ title: title(refusals), noIndex: true }),
      hasMetainfo: false,
      words: ['errors', 'states'],
    },
    'unavailable.page_not_rendered',
  )
}

const FRAMES = {
  article: frameTitled((words) => words.articleAway),
  voice: frameTitled((words) => words.voiceAway),
  page: frameTitled((words) => words.pageAway),
}

/** What is at a path. @param path with its query */
function kindOf(path: string): keyof typeof FRAMES {
  const [pathname = ''] = path.split('?')
  if (isVoicePath(pathname)) return 'voice'
  return isApiPath(pathname) ? 'article' : 'page'
}

/** @param path of what cannot be loaded, with its query */
export function unavailableFrame(path: string): Promise<FrameProps | null> {
  return FRAMES[kindOf(path)]({})
}

/** What the page says. @param path of what cannot be loaded, with its query */
export function unavailableTexts(path: string) {
  const words = publishedWords().refusals
  switch (kindOf(path)) {
    case 'voice':
      return {
        heading: words.voiceAway,
        message: fillIn(words.notLoaded, { what: words.voice }),
        list: { path: VOICES_PATH, label: words.toVoices },
      }
    case 'article':
      return {
        heading: words.articleAway,
        message: fillIn(words.notLoaded, { what: words.blogPost }),
        list: { path: KNOWLEDGE_BASE, label: words.toKnowledgeBase },
      }
    case 'page':
      return {
        heading: words.pageAway,
        message: fillIn(words.notLoaded, { what: words.pageMetainfo }),
        list: { path: '/', label: publishedWords().enquiry.toHome },
      }
  }
}

/** Rendering the page costs some 20 ms; a visitor tries again a few times, and beyond that gets the bare page. */
const views = createRateLimit({ name: 'unavailable-page', max: 60, windowMs: 60_000 })

export async function isFlood(request: IncomingMessage): Promise<boolean> {
  return (await views.take(clientIp(request))) !== null
}

/** The path and query that were requested; anybody can write the parameter, so what leads to another site leads home. */
export function retryPath(requested: string | readonly string[] | undefined): string {
  if (typeof requested !== 'string' || !requested.startsWith('/')) return '/'
  return URL.parse(requested, ANY_ORIGIN)?.origin === ANY_ORIGIN ? requested : '/'
}

/** The last resort: the same in a self-contained page. */
export function plainUnavailable(path: string): string {
  const words = publishedWords().refusals
  const { heading, list } = unavailableTexts(path)
  const text = html`<p>${words.tryInAMinute}</p>
<p><a href="${path}">${words.tryAgain}</a></p>
<p><a href="${list.path}">${list.label}</a></p>`
  return plainPage(heading, text)
}
