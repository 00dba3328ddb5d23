/** Next's page cache as Next loads it: in a process of its own, outside the bundles. */
import { spawnSync } from 'node:child_process'

const SET_UP = `
import { mkdirSync, mkdtempSync, promises, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import CacheHandler from './lib/next/cache-handler.mjs'
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
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
