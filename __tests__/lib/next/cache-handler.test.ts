/** Next's page cache as Next loads it: in a process of its own, outside the bundles. */

import { spawnSync } from 'node:child_process'

const SET_UP = `
import { existsSync, mkdirSync, mkdtempSync, promises, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import CacheHandler from './lib/next/cache-handler.mjs'
import { stalePageSeconds } from './lib/page-cache/server/stale-pages.ts'
const folder = mkdtempSync(join(tmpdir(), 'bowerbird-page-cache-'))
const slowDisk = {
  existsSync,
  stat: promises.stat,
  readFile: (...given) => pause(20).then(() => promises.readFile(...given)),
}
const request = () =>
  new CacheHandler({ fs: slowDisk, flushToDisk: false, serverDistDir: folder, maxMemoryCacheSize: 1e6 })
const write = (handler, key, html) =>
  handler.set(key, { kind: 'PAGES', html, pageData: {}, status: 200 }, { cacheControl: { revalidate: 60, expire: 660 } })
const shown = async (key) => (await request().get(key, { kind: 'PAGES' })).value.html
process.on('exit', () => rmSync(folder, { recursive: true }))`

/** @param script prints its result as JSON */
function run(script: string): unknown {
  const given = ['--input-type=module', '-e', `${SET_UP}\n${script}`]
  const { stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('the render that began last is kept, whichever ends last', () => {
  const result = run(`
    const visit = request()
    await pause(5)
    const publish = request()
    await write(publish, '/crossing', 'published')
    await write(visit, '/crossing', 'before')
    await write(visit, '/in-order', 'before')
    await write(publish, '/in-order', 'published')
    await pause(5)
    await write(request(), '/in-order', 'later')
    console.log(JSON.stringify([await shown('/crossing'), await shown('/in-order')]))`)
  expect(result).toEqual(['published', 'later'])
})

test('a render begins once the kept page has been read, which takes as long as Redis takes (B760)', () => {
  const result = run(`
    const { setSharedPages } = await import('./lib/page-cache/server/shared-pages.ts')
    const redis = Promise.withResolvers()
    const shared = []
    setSharedPages({
      latestStart: () => 0, newest: (_, own) => redis.promise.then(() => own), share: (_, page) => shared.push(page), paths: () => [] })
    const visit = request()
    const read = visit.get('/a', { kind: 'PAGES' })
    await pause(5)
    await write(request(), '/a', 'read before the change')
    await pause(5)
    redis.resolve()
    await read
    await write(visit, '/a', 'read after the change')
    const [first, last] = shared
    console.log(JSON.stringify([await shown('/a'), last.value.html, last.startedAt > first.startedAt]))`)
  expect(result).toEqual(['read after the change', 'read after the change', true])
})

test('pages are exchanged with other instances by their paths, and gone by them, however Next names its keys (B755)', () => {
  const result = run(`
    const { getRouteCacheKey } = (await import('next/dist/server/lib/route-cache-key.js')).default
    const { setSharedPages } = await import('./lib/page-cache/server/shared-pages.ts')
    const { recordPages } = await import('./lib/page-cache/server/removed-pages.ts')
    const seen = []
    setSharedPages({
      latestStart: () => 0, newest: async (path, own) => (seen.push(path), own), share: (path) => seen.push(path), paths: () => [] })
    const keyOf = (path) => getRouteCacheKey(path, { kind: 'PAGES', sourceRoute: '/[[...path]]' })
    const paths = ['/', '/index', '/articles/one']
    recordPages(new Set(paths))
    for (const path of paths) await write(request(), keyOf(path), 'page')
    for (const path of paths) await shown(keyOf(path))
    await pause(5)
    recordPages(new Set(['/']))
    recordPages(new Set(paths))
    const gone = await Promise.all(paths.map((path) => request().get(keyOf(path), { kind: 'PAGES' })))
    console.log(JSON.stringify([seen.slice(0, 6), gone.map((page) => page === null)]))`)
  expect(result).toEqual([
    ['/', '/index', '/articles/one', '/', '/index', '/articles/one'],
    [false, true, true],
  ])
})

test('what was rendered of a page before it was gone is not shown when there is one again (B753)', () => {
  const result = run(`
    const { recordPages } = await import('./lib/page-cache/server/removed-pages.ts')
    recordPages(new Set(['/', '/a', '/b']))
    for (const path of ['/a', '/b']) await write(request(), path, 'before')
    const late = request()
    await pause(5)
    recordPages(new Set(['/', '/b']))
    recordPages(new Set(['/', '/a', '/b']))
    const seen = [await request().get('/a', { kind: 'PAGES' }), await shown('/b')]
    await write(late, '/a', 'begun before')
    seen.push(await request().get('/a', { kind: 'PAGES' }))
    await pause(5)
    await write(request(), '/a', 'again')
    console.log(JSON.stringify([...seen, await shown('/a')]))`)
  expect(result).toEqual([null, 'before', null, 'again'])
})

test('a 404 that was rendered before there was a page is not shown any more, whichever instance has rendered it (B761)', () => {
  const result = run(`
    const { recordPages } = await import('./lib/page-cache/server/removed-pages.ts')
    const notFound = (path) => request().set(path, null, { cacheControl: { revalidate: 60, expire: 660 } })
    recordPages(new Set(['/']))
    await notFound('/a')
    await notFound('/b')
    const before = await request().get('/a', { kind: 'PAGES' })
    recordPages(new Set(['/', '/a']))
    const [a, b] = await Promise.all(['/a', '/b'].map((path) => request().get(path, { kind: 'PAGES' })))
    await write(request(), '/a', 'new')
    console.log(JSON.stringify([before.value, a, b.value, await shown('/a')]))`)
  expect(result).toEqual([null, null, null, 'new'])
})

test('a page is replaced and grows old as before when the clock was set back (B763)', () => {
  const result = run(`
    const { now } = Date
    await write(request(), '/a', 'before')
    Date.now = () => now() - 3_600_000
    const visit = request()
    const { lastModified } = await visit.get('/a', { kind: 'PAGES' })
    await write(visit, '/a', 'after')
    console.log(JSON.stringify([Math.round((Date.now() - lastModified) / 1000), await shown('/a')]))`)
  expect(result).toEqual([60, 'after'])
})

test('a page that is published while a visit reads the old one from disk stays', () => {
  const result = run(`
    for (const [ending, text] of [['.html', 'before'], ['.json', '{}'], ['.meta', '{}']]) {
      const file = request().getFilePath('/a' + ending, 'PAGES')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const visits = [shown('/a'), shown('/a')]
    await Promise.all([...visits, write(request(), '/a', 'published')])
    console.log(JSON.stringify([await visits[0], await shown('/a')]))`)
  expect(result).toEqual(['before', 'published'])
})

test('a page that cannot be written to disk is shown and shared all the same, and logged once until it can', () => {
  const result = run(`
    const { setSharedPages } = await import('./lib/page-cache/server/shared-pages.ts')
    const shared = []
    setSharedPages({ latestStart: () => 0, newest: async (_, own) => own, share: (key) => shared.push(key), paths: () => [] })
    const logged = []
    console.error = console.warn = (line) => logged.push(JSON.parse(line))
    let isFull = true
    const disk = { ...slowDisk, mkdir: async () => {}, async writeFile(file, text) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, isFull ? text.slice(0, 1) : text)
      if (isFull) throw new Error('ENOSPC: no space left on device')
    } }
    const publish = (key) => write(
      new CacheHandler({ fs: disk, flushToDisk: true, serverDistDir: folder, maxMemoryCacheSize: 1e6 }), key, 'published')
    await publish('/a')
    await publish('/b')
    const older = existsSync(request().getFilePath('/a.html', 'PAGES'))
    isFull = false
    await publish('/c')
    const events = logged.map(({ event, reason = '' }) => [event, reason])
    console.log(JSON.stringify({ shown: await shown('/a'), shared, older, events }))`)
  expect(result).toEqual({
    shown: 'published',
    shared: ['/a', '/b', '/c'],
    older: false,
    events: [
      ['pages.not_written', 'ENOSPC: no space left on device'],
      ['pages.written_again', ''],
    ],
  })
})

test('a process that is killed while it writes a page leaves the page before (B464)', () => {
  const result = run(`
    let isKilled = false
    const disk = { ...slowDisk, mkdir: (name) => promises.mkdir(name, { recursive: true }),
      writeFile: (file, text) => isKilled
        ? promises.writeFile(file, text.slice(0, 1)).then(() => new Promise(() => {}))
        : promises.writeFile(file, text) }
    const handler = () =>
      new CacheHandler({ fs: disk, flushToDisk: true, serverDistDir: folder, maxMemoryCacheSize: 1e6 })
    await write(handler(), '/a', 'before')
    isKilled = true
    void write(handler(), '/a', 'after')
    await pause(100)
    const files = ['.html', '.json', '.meta'].map((ending) => request().getFilePath('/a' + ending, 'PAGES'))
    const [html, ...others] = await Promise.all(files.map((file) => promises.readFile(file, 'utf8')))
    others.forEach((text) => JSON.parse(text))
    console.log(JSON.stringify(html))`)
  expect(result).toBe('before')
})

test('a page whose render has failed keeps the time of its file, and is reported by its age until a render succeeds', () => {
  const result = run(`
    const hour = 3_600_000
    const files = ['.html', '.json', '.meta'].map((ending) => request().getFilePath('/cold' + ending, 'PAGES'))
    for (const [index, file] of files.entries()) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, index === 0 ? 'old' : '{}')
      utimesSync(file, (Date.now() - hour) / 1000, (Date.now() - hour) / 1000)
    }
    const handler = () =>
      new CacheHandler({ fs: { ...slowDisk, mkdir: (name) => promises.mkdir(name, { recursive: true }), writeFile: promises.writeFile }, flushToDisk: true,
        serverDistDir: folder, maxMemoryCacheSize: 1e6 })
    const { value } = await handler().get('/cold', { kind: 'PAGES' })
    const ages = [stalePageSeconds()]
    // As Next does after a render that has failed, at each visit.
    const retain = { cacheControl: { revalidate: 3, expire: 31_536_000 } }
    await handler().set('/cold', value, retain)
    await handler().set('/cold', (await handler().get('/cold', { kind: 'PAGES' })).value, retain)
    ages.push(stalePageSeconds(), Math.round((Date.now() - statSync(files[0]).mtimeMs) / 1000))
    await write(handler(), '/cold', 'new')
    console.log(JSON.stringify([...ages, stalePageSeconds(), Date.now() - statSync(files[0]).mtimeMs < hour / 2]))`)
  expect(result).toEqual([0, expect.closeTo(3600, -1), expect.closeTo(3600, -1), 0, true])
})
