/** Next's page cache as Next loads it: in a process of its own, outside the bundles. */
import { spawnSync } from 'node:child_process'

/** Two renders of each page, of which the first one takes longer. Prints what the cache then holds. */
const RENDERS = `
import CacheHandler from './lib/page-cache/cache-handler.mjs'
const request = () => new CacheHandler({ flushToDisk: false, serverDistDir: '.', maxMemoryCacheSize: 1e6 })
const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
const page = (html) => ({ kind: 'PAGES', html, pageData: {}, headers: undefined, status: 200 })
const write = (handler, key, html) => handler.set(key, page(html), { cacheControl: { revalidate: 60, expire: 660 } })
const visit = request()
await pause()
const publish = request()
await write(publish, '/crossing', 'published')
await write(visit, '/crossing', 'before')
await write(visit, '/in-order', 'before')
await write(publish, '/in-order', 'published')
await pause()
await write(request(), '/in-order', 'later')
const shown = async (key) => (await request().get(key, { kind: 'PAGES' })).value.html
console.log(JSON.stringify([await shown('/crossing'), await shown('/in-order')]))`

test('the render that began last is kept, whichever ends last', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', RENDERS], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(['published', 'later'])
})
