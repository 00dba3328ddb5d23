/** From a 404 to the document in a real local Content Lake. */
import { BROKEN_LINKS_ID, readBrokenLinks } from '@/lib/broken-links/document'
import { clientOf, startLake } from '../../local/content-lake/support'

const before = { ...process.env }

beforeEach(() => {
  globalThis.brokenLinksCounter = undefined
})
afterEach(() => {
  process.env = { ...before }
  globalThis.brokenLinksCounter?.end()
})

async function hit(...paths: string[]): Promise<void> {
  const { recordNotFound } = await import('@/lib/broken-links/record')
  const headers = new Headers({ host: 'localhost', referer: 'http://localhost/our-story' })
  for (const url of paths) recordNotFound({ method: 'GET', url, headers })
}

test('404 hits are counted in the lake, with the referring page', async () => {
  const lake = await startLake({ dataset: { lines: [{ _id: 'story', _type: 'page', path: '/our-story' }] } })
  Object.assign(process.env, { LOCAL_LAKE_PORT: new URL(lake.origin).port, BROKEN_LINKS_SECONDS: '1' })
  await hit('/gone', '/gone?a=b', '/Gone/', '/wp-login.php', '/call/0400123456')

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
  await hit('/gone', '/gone')
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['broken_links.off'])
  warn.mockRestore()
})

test("with a token the site writes with it; visitors' reads stay without a token", async () => {
  jest.resetModules()
  Object.assign(process.env, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', SANITY_API_WRITE_TOKEN: 'secret' })
  const { publishedClient, writeClient } = await import('@/lib/content/client')
  expect(writeClient()?.config()).toMatchObject({ token: 'secret', projectId: 'abc123de', useCdn: false })
  expect(publishedClient().config().token).toBeUndefined()
})
