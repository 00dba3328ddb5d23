/** @jest-environment node */
/** The whole way on real parts: an HTTP server that answers 404, the counter of its process, and a local lake. */
import { createServer } from 'node:http'
import { BROKEN_LINKS_ID, readBrokenLinks } from '@/lib/broken-links/document'
import { clientOf, later, startLake } from '../../local/content-lake/support'

const before = { ...process.env }

beforeEach(() => {
  globalThis.countsBrokenLinks = undefined
})
afterEach(() => {
  process.env = { ...before }
})

async function watch(): Promise<void> {
  const { watchBrokenLinks } = await import('@/lib/broken-links/watch')
  later(watchBrokenLinks())
}

test('what a server of the process answers with 404 is counted in the lake, also when several parts of the site begin to watch', async () => {
  const lake = await startLake({ dataset: { lines: [{ _id: 'story', _type: 'page', path: '/our-story' }] } })
  Object.assign(process.env, { LOCAL_LAKE_PORT: new URL(lake.origin).port, BROKEN_LINKS_SECONDS: '1' })
  await watch()
  await watch()
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/our-story' ? 200 : 404
    response.end()
  })
  later(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const ask = (path: string) => fetch(origin + path, { headers: { referer: `${origin}/our-story` } })
  for (const path of ['/gone', '/gone?a=b', '/Gone/', '/our-story', '/wp-login.php', '/call/0400123456'])
    await ask(path)

  const links = async () => readBrokenLinks(await clientOf(lake).getDocument(BROKEN_LINKS_ID)).paths
  for (let waits = 0; waits < 100 && (await links())[0]?.count !== 3; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await links()).toEqual([expect.objectContaining({ path: '/gone', count: 3, from: '/our-story' })])
})

test('on a hosted project without a token nothing is counted, and the log says so once', async () => {
  jest.resetModules()
  Object.assign(process.env, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', SANITY_API_WRITE_TOKEN: '' })
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await watch()
  await watch()
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['broken_links.off'])
  warn.mockRestore()
})

test('with a token the site writes with it; what visitors read is asked for without', async () => {
  jest.resetModules()
  Object.assign(process.env, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', SANITY_API_WRITE_TOKEN: 'secret' })
  const { publishedClient, writeClient } = await import('@/lib/content/client')
  expect(writeClient()?.config()).toMatchObject({ token: 'secret', projectId: 'abc123de', useCdn: false })
  expect(publishedClient().config().token).toBeUndefined()
})
