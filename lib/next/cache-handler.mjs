// @ts-check
/**
 * Next's page cache, in which a published page is not replaced by an older one, and with the pages of other instances. Next
 * loads this file itself, outside its bundles.
 */
import { LRUCache } from 'lru-cache'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

/** Set by instrumentation.ts (lib/startup/server/other-instances.ts), where instances share REDIS_URL. */
const sharedPages = () => globalThis.sharedPages

/** Pages that have been read: Next writes them again when a render has failed, and they are no news. */
const known = new WeakSet()

/**
 * When the renders of the kept pages began. A render that a visitor caused before a publish can end after the one that the
 * publish caused; without this it would bring the old content back for a minute.
 * @type {LRUCache<string, number>}
 */
const begun = new LRUCache({ max: 5000 })

/**
 * Reads in progress. Next puts what it has read from disk into its memory, over what was written meanwhile.
 * @type {Map<string, Promise<void>>}
 */
const reads = new Map()

/** @param {string} key @param {Promise<unknown>} read */
function trackRead(key, read) {
  const ended = Promise.allSettled([reads.get(key), read]).then(() => {
    if (reads.get(key) === ended) reads.delete(key)
  })
  reads.set(key, ended)
}

// Next makes one for each request.
export default class CacheHandler extends FileSystemCache.default {
  startedAt = Date.now()

  /** @type {FileSystemCache.default['get']} */
  async get(key, context) {
    const read = super.get(key, context)
    trackRead(key, read)
    const own = await read
    const pages = sharedPages()
    if (!pages || context.kind !== 'PAGES') return own
    const page = await pages.newest(key, own)
    if (page?.value) known.add(page.value)
    return page
  }

  /** @type {FileSystemCache.default['set']} */
  async set(key, value, context) {
    while (reads.has(key)) await reads.get(key)
    if (!context.fetchCache) {
      if ((begun.get(key) ?? 0) > this.startedAt) return
      begun.set(key, this.startedAt)
    }
    // Before it can be read.
    const isNews = !context.fetchCache && !(value && known.has(value))
    await super.set(key, value, context)
    // As lib/server/http/content-generation.ts does.
    globalThis.contentChanges = (globalThis.contentChanges ?? 0) + 1
    if (!isNews) return
    const { startedAt } = this
    sharedPages()?.share(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl, startedAt })
  }
}
