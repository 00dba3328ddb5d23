/** The stream that notifies previews of changes, over real HTTP, from a real Content Lake. */

import { get, type IncomingMessage } from 'node:http'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import EventSource from '@sanity/eventsource'
import { streamChanges } from '@/lib/draft/server/changes'
import { OWN_TYPES } from '@/lib/revalidation/server/webhook'
import { DRAFT_COOKIE, serveApiRoute } from '../../../helpers/servers/api-route'

let mockClient: ReturnType<typeof clientOf>
/** With a token the client would import a module dynamically, which Jest cannot do while running. */
jest.mock('../../../../lib/content/server/client', () => ({ draftClient: () => mockClient }))
Object.assign(globalThis, { EventSource })
jest.mock('../../../../lib/draft/server/session', () => ({
  isDraftSession: async (cookie: (name: string) => string) => cookie('draft-secret') === 'valid',
}))

const COOKIES = `${DRAFT_COOKIE}; draft-secret=valid`

let origin: string
beforeAll(async () => {
  mockClient = clientOf(await startLake({ dataset: { lines: [] } }))
  origin = (await serveApiRoute(streamChanges)).origin
})

function follow(cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api/draft/changes`, { headers: { cookie } }, resolve).on('error', reject)
  })
}

test('forwards every change of a draft, without being cached or compressed on the way', async () => {
  const stream = await follow(COOKIES)
  expect(stream.headers['content-type']).toBe('text/event-stream')
  expect(stream.headers['cache-control']).toBe('no-store, no-transform')
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const events = () => text.split('data: changed\n\n').length - 1
  await waitFor(() => events() === 1)
  await mockClient.create({ _id: 'drafts.page-a', _type: 'page', title: 'A' })
  await waitFor(() => events() === 2)
  // What the site and the Studio write for themselves is on no page.
  for (const type of OWN_TYPES) await mockClient.create({ _id: `bowerbird.${type}`, _type: type })
  await mockClient.create({ _id: 'drafts.page-b', _type: 'page', title: 'B' })
  await waitFor(() => events() > 2)
  await mockClient.create({ _id: 'drafts.page-c', _type: 'page', title: 'C' })
  await waitFor(() => events() > 3)
  await mockClient.getDocument('drafts.page-c')
  expect(events()).toBe(4)
  stream.destroy()
})

test('HEAD has the headers of the stream, and ends', async () => {
  const response = await fetch(`${origin}/api/draft/changes`, { method: 'HEAD', headers: { cookie: COOKIES } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(await response.text()).toBe('')
})

test.each([
  ['without cookies', ''],
  ['with a made-up cookie', '__prerender_bypass=guessed; draft-secret=valid'],
  ['with a made-up secret', `${DRAFT_COOKIE}; draft-secret=guessed`],
])('sends nothing %s', async (_, cookie) => {
  const response = await follow(cookie)
  expect(response.statusCode).toBe(403)
  response.destroy()
})
