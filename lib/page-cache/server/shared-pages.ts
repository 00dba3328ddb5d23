/**
 * Shares rendered pages between instances through Redis: what one renders, the others adopt at once.
 *
 * Each instance serves from its own memory and disk, as Next does without Redis, so a cached page costs no more, and
 * nothing while Redis is away. Redis is asked when the own copy is missing or too old, and once for each page after this instance
 * may have missed messages: while it was down, or Redis. Otherwise a visitor could see a page of before (B750).
 */

import { LRUCache } from 'lru-cache'
import { errorMessage, logWarning } from '../../log.ts'
import { singleton } from '../../singleton.ts'
import type { SharedRedis } from '../../state/server/shared-redis.ts'
import { contentHasChanged } from './content-version.ts'
import { PAGE_LIFETIME_SECONDS } from './page-lifetime.ts'

/** What this needs to know of an entry in Next's page cache: a page, or that there is none. */
type CachedPage = {
  value: { kind: string } | null
  lastModified: number
  /** `revalidate` in seconds. */
  cacheControl?: { revalidate: number | false; expire?: number }
}

/** An entry with the time at which its render began: the later one has seen more. */
export type SharedPage = CachedPage & { startedAt: number }

/** Seconds for which a page stays in Redis, and a 404 or redirect, of which there is no end. */
const STORED_SECONDS = 86_400
const STORED_SECONDS_OTHER = 60

/** Digits of the time in front of a page in Redis: milliseconds since 1970, until 2286. */
const TIME_LENGTH = 13

/**
 * Stores a page and tells the other instances, unless Redis has a later render: two instances can render a page at the same time,
 * and the one that began first may end last. One command, so that a process that is killed has done both or nothing.
 */
const STORE_UNLESS_OLDER = `
  local stored = redis.call('GETRANGE', KEYS[1], 0, ${TIME_LENGTH - 1})
  if stored ~= '' and tonumber(stored) > tonumber(ARGV[1]) then return end
  redis.call('SET', KEYS[1], ARGV[1] .. ARGV[2], 'EX', ARGV[3])
  redis.call('PUBLISH', ARGV[4], ARGV[5])`

/** Pages of other instances in memory, by the length of their JSON. */
const MAX_LENGTH = 64_000_000

export type SharedPages = {
  /** The newest of the own copy and those of other instances. */
  newest(key: string, own: CachedPage | null): Promise<CachedPage | null>
  /** When the latest render of a page began that this instance knows of, in milliseconds since 1970; 0 when it knows none. */
  latestStart(key: string): number
  /** Paths of the pages that other instances have rendered, as far as this one has heard of them. */
  paths(): string[]
  /** Gives a rendered page to the other instances. */
  share(key: string, page: SharedPage): void
}

function isFresh({ lastModified, cacheControl }: CachedPage): boolean {
  const seconds = cacheControl?.revalidate ?? PAGE_LIFETIME_SECONDS
  return seconds === false || Date.now() - lastModified < seconds * 1000
}

/** @param buildId pages of another build ask for scripts that this one does not have */
export function createSharedPages(redis: SharedRedis, buildId: string): SharedPages {
  const prefix = `pages:${buildId}:`
  const adopted = new LRUCache<string, SharedPage>({ maxSize: MAX_LENGTH, max: 5000 })
  /** Keys that have been compared with Redis since then: later renders are told. */
  const compared = new LRUCache<string, true>({ max: 5000 })
  /** Renders that Redis has not got. */
  const unshared = new LRUCache<string, SharedPage>({ max: 500 })
  /** When the renders of this instance began. */
  const startedAt = new LRUCache<string, number>({ max: 5000 })

  function latestStart(key: string): number {
    return Math.max(startedAt.get(key) ?? 0, adopted.get(key)?.startedAt ?? 0)
  }

  /** @param text as Redis has it: written by `share` of the same build */
  function adopt(key: string, text: string | null): void {
    if (text === null) return
    const page: SharedPage = JSON.parse(text.slice(TIME_LENGTH))
    if (page.startedAt > latestStart(key)) {
      // The other instance's clock may be ahead of this one's.
      const lastModified = Math.min(page.lastModified, Date.now())
      adopted.set(key, { ...page, lastModified }, { size: text.length })
      contentHasChanged()
    }
  }

  function known(key: string, own: CachedPage | null): CachedPage | null {
    const other = adopted.get(key)
    if (!own || !other) return own ?? other ?? null
    return other.startedAt > (startedAt.get(key) ?? own.lastModified) ? other : own
  }

  function store(key: string, page: SharedPage): void {
    const seconds = page.value?.kind === 'PAGES' ? STORED_SECONDS : STORED_SECONDS_OTHER
    const values = [page.startedAt, JSON.stringify(page), seconds, prefix, redis.messageOf(key)]
    redis.client
      .eval(STORE_UNLESS_OLDER, { keys: [prefix + key], arguments: values.map(String) })
      .catch(() => unshared.set(key, page))
  }

  redis.client.on('ready', () => {
    const late = [...unshared.entries()]
    unshared.clear()
    for (const [key, page] of late) store(key, page)
  })

  redis.subscribe(prefix, (key) => {
    if (key === null) {
      compared.clear()
      return
    }
    // So that a visitor's request asks again where this read fails.
    compared.delete(key)
    redis.client
      .get(prefix + key)
      .then((text) => adopt(key, text))
      .catch((error: unknown) => logWarning('pages.not_adopted', { reason: errorMessage(error) }))
  })

  return {
    async newest(key, own) {
      const page = known(key, own)
      if (page && isFresh(page) && compared.has(key)) return page
      try {
        adopt(key, await redis.run((client) => client.get(prefix + key)))
        compared.set(key, true)
      } catch {
        // Without Redis the own copy is served.
      }
      return known(key, own)
    },
    latestStart,
    paths: () => Array.from(adopted.keys()),
    share(key, page) {
      startedAt.set(key, page.startedAt)
      if ((adopted.get(key)?.startedAt ?? 0) > page.startedAt) return
      adopted.delete(key)
      unshared.delete(key)
      store(key, page)
    },
  }
}

const current = singleton<SharedPages | undefined>('shared-pages', () => undefined)

/** The pages of the other instances; undefined where REDIS_URL is not set. */
export const sharedPages = current.peek

/** Called once, when the server starts. */
export const setSharedPages = current.set
