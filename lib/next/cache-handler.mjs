// @ts-check
/**
 * Next's page cache, in which a published page is not replaced by an older one, and with the pages of other instances. Next
 * loads this file itself, outside its bundles.
 */
import { rename, rm } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { errorMessage, logError, logWarning } from '../log.ts'
import { contentHasChanged } from '../page-cache/server/content-version.ts'
import { PAGE_LIFETIME_SECONDS } from '../page-cache/server/page-lifetime.ts'
import { hasPage, wasRemovedSince } from '../page-cache/server/removed-pages.ts'
import { sharedPages } from '../page-cache/server/shared-pages.ts'
import { recordFailedRender, recordRender } from '../page-cache/server/stale-pages.ts'

/**
 * When the pages were rendered that have been read, in milliseconds since 1970. Next writes such a page again, with the time of
 * that, when a render has failed.
 * @type {WeakMap<object, number>}
 */
const renderedAt = new WeakMap()

/**
 * When the renders of the kept pages began. A render that a visitor caused before a publish can end after the one that the
 * publish caused; without this it would bring the old content back for a minute.
 * @type {LRUCache<string, number>}
 */
const begun = new LRUCache({ max: 5000 })

/**
 * The page's path in Next's key of it, `/route-cache/PAGES/<hash of the route>/$<path>`, in which the home page is `/index`.
 * @param {string} key
 */
function pathOf(key) {
  const path = key.replace(/^\/route-cache\/PAGES\/[^/]+\/\$/, '')
  return path === '/index' ? '/' : path.replace(/^\/index(?=\/index(?:\/|$))/, '')
}

/**
 * A page from a time that has not come yet, because the clock was set back, as one that is to be rendered again: it would
 * otherwise count as new until then.
 * @template {{ lastModified: number } | null} Page
 * @param {Page} page
 * @returns {Page}
 */
function asOfNow(page) {
  if (!page || page.lastModified <= Date.now()) return page
  return { ...page, lastModified: Date.now() - PAGE_LIFETIME_SECONDS * 1000 - 1 }
}

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

/**
 * Next's access to files, in which a file is replaced at once: a process that is killed while it writes leaves the page before.
 * @param {ConstructorParameters<typeof FileSystemCache.default>[0]['fs']} files
 * @returns {typeof files}
 */
function withWholeFiles(files) {
  return {
    ...files,
    async writeFile(file, data) {
      const beside = `${file}.${crypto.randomUUID()}.tmp`
      try {
        await files.writeFile(beside, data)
        await rename(beside, file)
      } finally {
        await rm(beside, { force: true })
      }
    },
  }
}

/** Whether the last page could be written to disk: the end of it is logged once, and its return. */
let isWritable = true

// Next makes one for each request.
export default class CacheHandler extends FileSystemCache.default {
  /**
   * When the render of this request began: once the kept page has been read, which takes as long as Redis takes. From the request
   * on, a render that has read new content could count as older than one of another instance that has read the old (B760). And
   * always after the render whose page it has read: the clock may have been set back, or that of another machine be ahead (B763).
   */
  startedAt = Date.now()
  hasRead = false

  /** @param {ConstructorParameters<typeof FileSystemCache.default>[0]} context */
  constructor(context) {
    super({ ...context, fs: withWholeFiles(context.fs) })
  }

  /** @type {FileSystemCache.default['get']} */
  async get(key, context) {
    const read = super.get(key, context)
    trackRead(key, read)
    const own = await read
    if (context.kind !== 'PAGES') return own
    const path = pathOf(key)
    const shared = sharedPages()
    const page = asOfNow((await shared?.newest(path, own)) ?? own)
    const latest = Math.max(begun.get(key) ?? 0, shared?.latestStart(path) ?? 0)
    if (!this.hasRead) this.startedAt = Math.max(Date.now(), latest + 1)
    this.hasRead = true
    if (page && wasRemovedSince(path, Math.min(page.lastModified, begun.get(key) ?? page.lastModified))) return null
    // An instance that has not heard of a new page yet can render a 404 after another one has rendered the page (B761).
    if (page && page.value?.kind !== 'PAGES' && hasPage(path)) return null
    if (page?.value && !renderedAt.has(page.value)) renderedAt.set(page.value, page.lastModified)
    return page
  }

  /** @type {FileSystemCache.default['set']} */
  async set(key, value, context) {
    while (reads.has(key)) await reads.get(key)
    if (!context.fetchCache) {
      if ((begun.get(key) ?? 0) > this.startedAt) return
      begun.set(key, this.startedAt)
    }
    // Read before the new page becomes readable.
    const earlier = context.fetchCache || !value ? undefined : renderedAt.get(value)
    if (earlier === undefined) await this.write(key, value, context)
    else await this.writeToMemory(key, value, context)
    contentHasChanged()
    if (context.fetchCache) return
    if (earlier !== undefined) {
      recordFailedRender(key, earlier)
      return
    }
    recordRender(key)
    const { startedAt } = this
    sharedPages()?.share(pathOf(key), {
      value,
      lastModified: Date.now(),
      cacheControl: context.cacheControl,
      startedAt,
    })
  }

  /**
   * For a page whose render has failed: its file keeps the time at which it was rendered.
   * @type {FileSystemCache.default['set']}
   */
  async writeToMemory(key, value, context) {
    const inMemory = Object.create(this, { flushToDisk: { value: false } })
    await super.set.call(inMemory, key, value, context)
  }

  /**
   * Next has put the page into its memory before it writes, so a disk that is full or read-only changes nothing for visitors.
   * @type {FileSystemCache.default['set']}
   */
  async write(key, value, context) {
    try {
      await super.set(key, value, context)
      if (!isWritable) logWarning('pages.written_again')
      isWritable = true
    } catch (error) {
      if (isWritable) logError('pages.not_written', { reason: errorMessage(error) })
      isWritable = false
      // The page before would be served once this one has left the memory.
      await rm(this.getFilePath(`${key}.html`, 'PAGES'), { force: true }).catch(() => {})
    }
  }
}
