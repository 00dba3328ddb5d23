/** Whether this process can serve: whether it responds with pages, and which of its dependencies respond. */
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server/client'
import { publishedClient } from '@/lib/content/server/client'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { READINESS_AGENT } from '@/lib/server/metrics/observe-response'

export type Readiness = { pages: boolean; content: boolean; api: boolean }

/** Milliseconds for which a result is shared, and until a dependency or a page that does not respond counts as down. */
const SHARED_MS = 2000
const TIMEOUT_MS = 900
const PAGE_TIMEOUT_MS = 3000

function isUp(check: (signal: AbortSignal) => Promise<unknown>, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  return check(AbortSignal.timeout(timeoutMs)).then(
    () => true,
    () => false,
  )
}

/**
 * Requests a page as a visitor does. One that is in the cache, however old, is as good as one that is rendered now.
 * @throws unless the status is less than 500
 */
async function requestPage(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { 'user-agent': READINESS_AGENT } })
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${url}: status ${response.status}`)
}

const checks = new LRUCache<'readiness', Readiness, string>({
  max: 1,
  ttl: SHARED_MS,
  async fetchMethod(_key, _stale, { context: origin }) {
    const [home, enquiry, content, api] = await Promise.all([
      isUp((signal) => requestPage(`${origin}/`, signal), PAGE_TIMEOUT_MS),
      // Rendered for each request, and a bare page without the Content Lake.
      isUp((signal) => requestPage(`${origin}${ENQUIRY_PATH}`, signal), PAGE_TIMEOUT_MS),
      isUp((signal) => publishedClient().fetch('count(*[_type == "page"][0...1])', {}, { signal })),
      isUp((signal) => apiClient().read('voiceRegions', {}, signal)),
    ])
    return { pages: home && enquiry, content, api }
  },
})

/**
 * Checks pages and dependencies at most once in two seconds, however many ask.
 * @param origin of this process itself
 */
export function readiness(origin: string): Promise<Readiness> {
  return checks.forceFetch('readiness', { context: origin })
}
