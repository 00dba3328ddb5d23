/** Files of earlier builds: kept when a build starts, served by every instance that shares the folder. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { storeBuild, withPreviousBuilds } from '@/lib/server/http/previous-builds'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

let folder: string
const servers: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-builds-'))
  warn.mockClear()
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As the server knows it. */
const buildIn = (folder: string) => ({ id: basename(folder), folder })

/** A build with one script of its own. */
function build(id: string): string {
  const made = join(folder, 'releases', id)
  mkdirSync(join(made, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(made, 'static', 'chunks', `page-${id}.js`), `/* ${id} */`)
  return made
}

const state = () => join(folder, 'state')

/** A server whose Next has no file. @returns its origin */
async function serve(buildFolder: string): Promise<string> {
  const handle = withPreviousBuilds(
    async (_, response) => {
      response.statusCode = 404
      response.end('of Next')
    },
    state(),
    buildFolder,
  )
  const server = createServer((request, response) => void handle(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('the old build serves the files of the new one that starts beside it, and the new one those of the old', async () => {
  const [old, next] = [build('old'), build('next')]
  await storeBuild(state(), buildIn(old))
  const oldSite = await serve(old)
  expect((await fetch(`${oldSite}/_next/static/chunks/page-next.js`)).status).toBe(404)
  await storeBuild(state(), buildIn(next))
  const response = await fetch(`${oldSite}/_next/static/chunks/page-next.js?dpl=1`)
  expect([response.status, await response.text()]).toEqual([200, '/* next */'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const newSite = await serve(next)
  // Nobody has loaded it before, so that no cache has it.
  rmSync(old, { recursive: true })
  expect(await (await fetch(`${newSite}/_next/static/chunks/page-old.js`)).text()).toBe('/* old */')
})

test.each([
  '/_next/static/chunks/made-up.js',
  '/_next/static/',
  '/_next/static/chunks',
  '/_next/static/..%2f..%2fBUILD_ID',
  '/_next/static/%2e%2e/%2e%2e/secret',
  '/_next/static/%00',
  '/_next/static/%',
  '/chunks/page-old.js',
])('%s is answered by Next', async (path) => {
  const old = build('old')
  await storeBuild(state(), buildIn(old))
  writeFileSync(join(state(), 'secret'), 'secret')
  const site = await serve(build('next'))
  const response = await fetch(site + path)
  expect([response.status, await response.text()]).toEqual([404, 'of Next'])
})

test('the builds that were started last are kept, a restarted one among them', async () => {
  for (const [age, id] of [
    [5, 'one'],
    [4, 'two'],
    [3, 'three'],
  ] as const) {
    await storeBuild(state(), buildIn(build(id)), 3)
    const then = Date.now() / 1000 - age * 60
    utimesSync(join(state(), 'builds', id), then, then)
  }
  await storeBuild(state(), buildIn(join(folder, 'releases', 'one')), 3)
  await storeBuild(state(), buildIn(build('four')), 3)
  expect(readdirSync(join(state(), 'builds')).sort()).toEqual(['four', 'one', 'three'])
})

test('two instances that start at once keep it once', async () => {
  const made = build('one')
  await Promise.all([storeBuild(state(), buildIn(made)), storeBuild(state(), buildIn(made))])
  expect(readdirSync(join(state(), 'builds'))).toEqual(['one'])
  expect(warn).not.toHaveBeenCalled()
})

test('where the folder cannot be written to, the log says so and the site starts', async () => {
  writeFileSync(join(folder, 'state'), 'a file in its place')
  await storeBuild(state(), buildIn(build('one')))
  expect(JSON.parse(String(warn.mock.calls[0]))).toMatchObject({ event: 'builds.not_kept' })
})
