/** Who may write 404 hits. That they reach the Content Lake: browser/broken-links. */

const before = { ...process.env }

beforeEach(() => {
  globalThis.brokenLinksCounter = undefined
})
afterEach(() => {
  process.env = { ...before }
})

async function hit(...paths: string[]): Promise<void> {
  const { recordNotFound } = await import('@/lib/broken-links/record')
  const headers = new Headers({ host: 'localhost', referer: 'http://localhost/our-story' })
  for (const url of paths) recordNotFound({ method: 'GET', url, headers })
}

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
