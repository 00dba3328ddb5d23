/** Whether this process can serve: which of its dependencies respond. */
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server'
import { publishedClient } from '@/lib/content/server/client'

export type Readiness = { content: boolean; api: boolean }

/** Milliseconds for which an answer is shared, and until a dependency that does not respond counts as down. */
const SHARED_MS = 2000
const TIMEOUT_MS = 900

function isUp(check: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
  return check(AbortSignal.timeout(TIMEOUT_MS)).then(
    () => true,
    () => false,
  )
}

const checks = new LRUCache<'readiness', Readiness>({
  max: 1,
  ttl: SHARED_MS,
  async fetchMethod() {
    const [content, api] = await Promise.all([
      isUp((signal) => publishedClient().fetch('count(*[_type == "page"][0...1])', {}, { signal })),
      isUp((signal) => apiClient().read('voiceRegions', {}, signal)),
    ])
    return { content, api }
  },
})

/** Responds within a second, and asks the dependencies at most once in two seconds, however many ask. */
export function readiness(): Promise<Readiness> {
  return checks.forceFetch('readiness')
}
