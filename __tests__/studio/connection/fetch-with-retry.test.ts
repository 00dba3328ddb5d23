/** Requests to the Content Lake while there is no connection. */
import { connection } from '@/studio/connection/connection'
import { fetchWithRetry } from '@/studio/connection/fetch-with-retry'

const LAKE = 'http://project.lake.example:3333/v1/data'

type Sent = { url: string; init: RequestInit | undefined }

/** A network whose requests end as listed, one after the other; the last one repeats. */
function networkOf(...results: (Response | 'lost')[]) {
  const sent: Sent[] = []
  const send = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    sent.push({ url: String(url), init })
    const result = results[Math.min(sent.length, results.length) - 1]
    if (result === undefined || result === 'lost') throw new TypeError('Failed to fetch')
    return result.clone()
  }
  return { sent, fetch: fetchWithRetry(send, 'lake.example:3333') }
}

const window = new EventTarget()

beforeAll(() => {
  Object.assign(globalThis, {
    location: { href: 'http://site.example/studio' },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  })
})

const edit = { method: 'POST', body: JSON.stringify({ transactionId: 'mine', actions: [] }) }
const EDIT = `${LAKE}/actions/production?tag=sanity.studio.document.commit`

test('a read waits for the connection, and says meanwhile that it is lost', async () => {
  const { fetch, sent } = networkOf('lost', 'lost', Response.json({ result: 1 }))
  const reading = fetch(`${LAKE}/query/production?query=*`)
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(connection.isLost()).toBe(true)
  expect(await (await reading).json()).toEqual({ result: 1 })
  expect(sent).toHaveLength(3)
  expect(connection.isLost()).toBe(false)
})

test('all that wait go on together, as soon as the browser is online again', async () => {
  const { fetch } = networkOf('lost', 'lost', Response.json({}))
  const both = Promise.all([fetch(`${LAKE}/doc/production/a`), fetch(`${LAKE}/doc/production/b`)])
  await new Promise((resolve) => setTimeout(resolve, 50))
  const from = performance.now()
  window.dispatchEvent(new Event('online'))
  await both
  expect(performance.now() - from).toBeLessThan(400)
})

test('a request that its sender gives up waits no longer', async () => {
  const { fetch } = networkOf('lost')
  const controller = new AbortController()
  const reading = fetch(`${LAKE}/doc/production/a`, { signal: controller.signal })
  setTimeout(() => controller.abort(), 50)
  await expect(reading).rejects.toThrow('aborted')
  expect(connection.isLost()).toBe(false)
})

test('the time limit of a client does not end a request that waits for the connection', async () => {
  const { fetch } = networkOf('lost', 'lost', Response.json({ result: 1 }))
  const signal = AbortSignal.timeout(50)
  expect((await fetch(EDIT, { ...edit, signal })).ok).toBe(true)
  expect(signal.aborted).toBe(true)
})

test('an edit whose response was lost counts once, though it is sent twice', async () => {
  const known = Response.json({ error: { description: 'Transaction "mine" already exists' } }, { status: 409 })
  const { fetch, sent } = networkOf('lost', known)
  const response = await fetch(EDIT, edit)
  expect([response.status, await response.json()]).toEqual([200, { transactionId: 'mine' }])
  expect(sent.map(({ init }) => init?.body)).toEqual([edit.body, edit.body])
})

test('an edit that the lake refuses for another reason is refused', async () => {
  const { fetch } = networkOf(Response.json({ error: { description: 'Revision mismatch' } }, { status: 409 }))
  expect((await fetch(EDIT, edit)).status).toBe(409)
})

test('a publish fails at once: it must not happen when nobody expects it any longer', async () => {
  const { fetch } = networkOf('lost')
  const publish = fetch(`${LAKE}/actions/production?tag=sanity.studio.document.publish`, { method: 'POST' })
  await expect(publish).rejects.toThrow('Failed to fetch')
})

test('requests to other hosts, and the check of the connection itself, are left alone', async () => {
  const { fetch } = networkOf('lost')
  for (const url of ['/sitemap.xml', 'https://elsewhere.example/', 'http://project.lake.example:3333/v1/check/cors']) {
    await expect(fetch(url)).rejects.toThrow('Failed to fetch')
  }
})

test('what the Studio would report to Sanity is not sent', async () => {
  const { fetch, sent } = networkOf('lost')
  for (const url of [
    'https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1',
    'https://api.sanity.io/vX/intake/feedback',
  ]) {
    expect((await fetch(url)).ok).toBe(true)
  }
  expect(sent).toEqual([])
})
