import { request as httpRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startHttpServer, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import type { Enquiry } from '@/lib/api/models'
import { createForwardOnce } from '@/lib/enquiry/server/forward-once'
import { createHeldEnquiries, type HeldEnquiries } from '@/lib/enquiry/server/held/held-enquiries'
import { createHoldSuspect, type HoldOutcome } from '@/lib/enquiry/server/held/hold-suspect'
import { releaseHeld } from '@/lib/enquiry/server/held/release'
import { createEnquiryHandler, type FormResult, receiveForm } from '@/lib/enquiry/server/http'
import { createReceiveEnquiry, type ReceiveDeps } from '@/lib/enquiry/server/receive'
import type { KeyedStore } from '@/lib/state/server/keyed-store'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'

const ENQUIRY: Enquiry = {
  name: 'Rosa Marsh',
  phone: '0400000000',
  email: 'rosa@example.com.au',
  brief: 'One voice, please.\n\nSource page: http://localhost/services',
}

// The tests are the proxy that names their clients.
process.env.TRUSTED_PROXIES = 'loopback'

type Running = TestServer & {
  sent: Enquiry[]
  logs: [string, Record<string, unknown>][]
  forms: FormResult[]
  /** How the external API responds to the next enquiries. */
  send: (enquiry: Enquiry) => Promise<unknown>
}

async function start(deps: Partial<ReceiveDeps> = {}): Promise<Running> {
  const state: Omit<Running, keyof TestServer> = { sent: [], logs: [], forms: [], send: async () => ({ id: 1 }) }
  const receive = createReceiveEnquiry({
    store: createSqliteStore(':memory:'),
    log: (event, details) => state.logs.push([event, details]),
    send(enquiry) {
      state.sent.push(enquiry)
      return state.send(enquiry)
    },
    ...deps,
  })
  const handleEnquiry = createEnquiryHandler(receive)
  const server = await startHttpServer(async (request, response) => {
    if (request.url !== '/enquiry') return handleEnquiry(request, response)
    const result = await receiveForm(receive, request)
    state.forms.push(result)
    response.statusCode = result.status
    response.end()
  })
  return Object.assign(state, server)
}

type Options = { headers?: Record<string, string>; body?: unknown; method?: string }

function post({ origin }: TestServer, { headers = {}, body = ENQUIRY, method = 'POST' }: Options = {}) {
  return fetch(`${origin}/api/v1/send-contactus`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function postForm({ origin }: TestServer, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${origin}/enquiry`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test('forwards exactly the four fields, normalised, and responds with JSON (B9)', async () => {
  const server = await start()
  const response = await post(server, {
    body: { ...ENQUIRY, name: ' Rosa Marsh ', phone: '+61 400 000 000', admin: true, brief: `${ENQUIRY.brief}\0` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ sent: true })
  expect(server.sent).toEqual([{ ...ENQUIRY, phone: '61400000000' }])
})

test('names each invalid field with its message, and forwards nothing', async () => {
  const server = await start()
  const response = await post(server, { body: { ...ENQUIRY, name: 'R2', brief: '\n\nSource page: http://localhost/' } })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: {
      message: 'Name contains an invalid characters. Brief is required.',
      fields: { name: 'Name contains an invalid characters.', brief: 'Brief is required.' },
    },
  })
  expect(server.sent).toEqual([])
})

test.each(['{"name":', '[]', 'null'])('the body %s is refused', async (body) => {
  const response = await post(await start(), { body })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: { message: 'The enquiry is not a JSON object.' } })
})

test('accepts a brief of 100,000 characters in any script, and names the field when it is longer (B17)', async () => {
  const server = await start()
  expect((await post(server, { body: { ...ENQUIRY, brief: '声'.repeat(100_000) } })).status).toBe(200)
  const response = await post(server, { body: { ...ENQUIRY, brief: 'x'.repeat(100_001) } })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { fields: { brief: 'Brief is too long: at most 100,000 characters can be sent.' } },
  })
  expect(server.sent).toHaveLength(1)
})

test('accepts bodies of 512 KB and not a byte more (B18)', async () => {
  const server = await start()
  const fits = JSON.stringify({ ...ENQUIRY, more: '' })
  const more = 'x'.repeat(512 * 1024 - Buffer.byteLength(fits))
  expect((await post(server, { body: { ...ENQUIRY, more } })).status).toBe(200)
  const response = await post(server, { body: { ...ENQUIRY, more: `${more}x` } })
  expect(response.status).toBe(413)
  expect(server.sent).toHaveLength(1)
})

test('other methods and content types are refused', async () => {
  const server = await start()
  const get = await post(server, { method: 'GET' })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await post(server, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
})

test('accepts enquiries from its own origin only', async () => {
  const server = await start()
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { referer: 'https://evil.example/' }]
  for (const headers of foreign) {
    expect((await post(server, { headers })).status).toBe(403)
    expect((await postForm(server, ENQUIRY, headers)).status).toBe(403)
  }
  expect((await post(server, { headers: { origin: 'http://localhost:3000' } })).status).toBe(200)
  expect((await post(server, { headers: { origin: server.origin } })).status).toBe(200)
  expect(server.sent).toHaveLength(2)
})

test('a filled honeypot gets a success response and is not forwarded (B20)', async () => {
  const server = await start()
  const response = await post(server, { headers: { 'X-Enquiry-Subject': '1' } })
  expect([response.status, await response.json()]).toEqual([200, { sent: true }])
  await postForm(server, { ...ENQUIRY, subject: 'Cheap watches' })
  expect(server.forms[0]?.isSent).toBe(true)
  expect(server.sent).toEqual([])
  expect(server.logs).toEqual([
    ['enquiry.trapped', { trap: 'honeypot' }],
    ['enquiry.trapped', { trap: 'honeypot' }],
  ])
})

test.each([
  ['there was no input and it took 0.9 s', { 'X-Enquiry-Elapsed': '900' }, 0],
  ['there was no input but it took 1 s', { 'X-Enquiry-Elapsed': '1000' }, 1],
  [
    'it took 0.2 s with autofill and a trusted click on Send',
    { 'X-Enquiry-Elapsed': '200', 'X-Enquiry-Trusted-Input': '1' },
    1,
  ],
  ['no time is reported', {}, 1],
  ['an invalid time is reported', { 'X-Enquiry-Elapsed': 'soon' }, 1],
])('the timing check, when %s', async (_, headers, forwarded) => {
  const server = await start()
  expect((await post(server, { headers })).status).toBe(200)
  expect(server.sent).toHaveLength(forwarded)
})

async function startHolding(hold?: HeldEnquiries['hold']) {
  const held = createHeldEnquiries(
    createSqliteStore(':memory:', { capacity: { entries: 1000, bytes: 1_000_000 }, isPrivate: true }),
    null,
  )
  const outcomes: [string, HoldOutcome][] = []
  const logs: unknown[] = []
  const store = createSqliteStore(':memory:')
  const server = await start({
    store,
    held,
    hold: createHoldSuspect({
      held: { hold: hold ?? held.hold },
      log: (...entry) => logs.push(entry),
      onOutcome: (...outcome) => outcomes.push(outcome),
    }),
  })
  const list = async () => (await held.list()).map((entry) => entry.held)
  const sendHeld = (enquiry: Enquiry) => server.send(enquiry).then(() => server.sent.push(enquiry))
  /** As `npm run enquiries -- release` does, with the same state. */
  async function release() {
    const [{ id } = { id: '' }] = await held.list()
    return releaseHeld({ held, forwardOnce: createForwardOnce({ store, log: () => {} }), send: sendHeld }, id)
  }
  return { server, list, outcomes, logs, release }
}

const KEY = { 'Idempotency-Key': '0123456789abcdef' }

const TRAPPED = { 'X-Enquiry-Subject': '1' }

test('what a spam check has caught is held back once, as it would have been forwarded (B170)', async () => {
  const { server, list, outcomes } = await startHolding()
  const body = { ...ENQUIRY, phone: '+61 400 000 000', admin: true }
  const response = await post(server, { headers: TRAPPED, body })
  expect([response.status, await response.json()]).toEqual([200, { sent: true }])
  await post(server, { headers: { 'X-Enquiry-Elapsed': '10' }, body })
  await postForm(server, { ...ENQUIRY, name: 'Ann', brief: 'Two.', subject: 'x' }, { referer: `${server.origin}/team` })
  expect(await list()).toEqual([
    expect.objectContaining({ reason: 'honeypot', enquiry: { ...ENQUIRY, phone: '61400000000' } }),
    expect.objectContaining({
      reason: 'honeypot',
      enquiry: { ...ENQUIRY, name: 'Ann', brief: `Two.\n\nSource page: ${server.origin}/team` },
    }),
  ])
  await post(server, { headers: { 'X-Enquiry-Elapsed': '10' }, body: { ...ENQUIRY, name: 'Bo' } })
  expect((await list()).map((held) => held?.reason)).toEqual(['honeypot', 'honeypot', 'fast'])
  expect(outcomes).toEqual([
    ['honeypot', 'held'],
    ['fast', 'repeated'],
    ['honeypot', 'held'],
    ['fast', 'held'],
  ])
  expect(server.sent).toEqual([])
})

test('what a spam check has caught gets a success and is not held when it is invalid or too much', async () => {
  const { server, list, outcomes } = await startHolding()
  const send = async (body: object, address = '198.51.100.1') => {
    const response = await post(server, { headers: { ...TRAPPED, 'x-forwarded-for': address }, body })
    expect([response.status, await response.json()]).toEqual([200, { sent: true }])
  }
  await send({ ...ENQUIRY, phone: 'none' })
  for (let count = 0; count < 31; count++) await send({ ...ENQUIRY, brief: `Brief ${count}` })
  expect(await list()).toHaveLength(30)
  await send({ ...ENQUIRY, brief: 'From elsewhere' }, '198.51.100.2')
  expect(await list()).toHaveLength(31)
  expect(outcomes.map(([, outcome]) => outcome).filter((outcome) => outcome !== 'held')).toEqual(['invalid', 'limited'])
  // They do not use up what the address may send.
  expect((await post(server, { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(200)
  expect(server.sent).toHaveLength(1)
})

test('a state that cannot be written to does not show, and is logged without anything that was typed', async () => {
  const { server, outcomes, logs } = await startHolding(() => Promise.reject(new RangeError('Rosa Marsh')))
  const response = await post(server, { headers: TRAPPED })
  expect([response.status, await response.json()]).toEqual([200, { sent: true }])
  expect(outcomes).toEqual([['honeypot', 'failed']])
  expect(logs).toEqual([['enquiry.not_held', { error: 'RangeError' }]])
})

const isDown = () => Promise.reject(new Error('down'))

test('what the API has not taken is held once, and no more when the visitor has sent it again (B474)', async () => {
  const { server, list, outcomes } = await startHolding()
  server.send = isDown
  for (const headers of [KEY, KEY, {}]) expect((await post(server, { headers })).status).toBe(502)
  expect(await list()).toEqual([expect.objectContaining({ reason: 'failed', enquiry: ENQUIRY })])
  expect(outcomes.map(([trap, outcome]) => `${trap} ${outcome}`)).toEqual([
    'failed held',
    'failed repeated',
    'failed repeated',
  ])
  server.send = async () => undefined
  server.sent.length = 0
  expect((await post(server, { headers: KEY })).status).toBe(200)
  expect([server.sent, await list()]).toEqual([[ENQUIRY], []])
})

test('what an operator has released does not arrive again when the visitor sends it once more, nor the other way round (B474)', async () => {
  const { server, list, release } = await startHolding()
  server.send = isDown
  await post(server, { headers: KEY })
  await postForm(server, { ...ENQUIRY, name: 'Ann' })
  expect(await list()).toHaveLength(2)
  server.send = () => pause(50)
  server.sent.length = 0
  // At the same time.
  const [{ status }, { kind }] = await Promise.all([post(server, { headers: KEY }), release()])
  expect([status, kind, server.sent.length]).toEqual([200, expect.stringMatching('released|unknown'), 1])
  expect((await post(server)).status).toBe(200)
  expect([server.sent.length, (await list()).map((held) => held?.enquiry.name)]).toEqual([1, ['Ann']])
  expect(await release()).toEqual({ kind: 'released' })
  expect((await postForm(server, { ...ENQUIRY, name: 'Ann' })).status).toBe(200)
  expect([server.sent.length, await list()]).toEqual([2, []])
})

test('thirty valid enquiries in ten minutes from one address, then 429 with Retry-After (B19)', async () => {
  const server = await start()
  const from = (address: string) => post(server, { headers: { 'x-forwarded-for': address } })
  for (let count = 0; count < 30; count++) {
    expect((await post(server, { headers: { 'x-forwarded-for': '198.51.100.1' }, body: {} })).status).toBe(400)
    expect((await from('198.51.100.1')).status).toBe(200)
  }
  const response = await from('198.51.100.1')
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590)
  expect((await from('198.51.100.2')).status).toBe(200)
  expect(server.sent).toHaveLength(31)
})

test('a repeated idempotency key returns the first outcome and forwards once (B21)', async () => {
  const server = await start()
  const first = await post(server, { headers: KEY })
  const second = await post(server, { headers: KEY })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.json()).toEqual(await first.json())
  expect(server.sent).toHaveLength(1)
  await post(server, { headers: { 'Idempotency-Key': 'another-key-1' } })
  expect(server.sent).toHaveLength(2)
})

test('two instances with a shared store forward once', async () => {
  const store = createSqliteStore(':memory:')
  const [one, two] = await Promise.all([start({ store }), start({ store })])
  one.send = () => pause(60)
  const first = post(one, { headers: KEY })
  await pause(20)
  const second = post(two, { headers: KEY })
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  expect([...one.sent, ...two.sent]).toHaveLength(1)
})

test('a failed enquiry may be retried with the same key', async () => {
  const server = await start()
  server.send = () => Promise.reject(new Error('down'))
  const response = await post(server, { headers: KEY })
  expect([response.status, await response.json()]).toEqual([502, { error: { message: 'Failed to create quote' } }])
  server.send = async () => undefined
  expect((await post(server, { headers: KEY })).status).toBe(200)
  expect((await post(server, { headers: KEY })).status).toBe(200)
  expect(server.sent).toHaveLength(2)
})

test('a key that was used for another enquiry is refused with 409, also while the first one is being sent', async () => {
  const server = await start()
  server.send = () => pause(100)
  const other = { ...ENQUIRY, brief: 'Two voices, please.' }
  const first = post(server, { headers: KEY })
  await pause(30)
  expect((await post(server, { headers: KEY, body: other })).status).toBe(409)
  expect((await first).status).toBe(200)
  const response = await post(server, { headers: KEY, body: other })
  expect([response.status, response.headers.get('cache-control')]).toEqual([409, 'no-store'])
  expect(server.sent).toHaveLength(1)
  // The same enquiry from another page is the same enquiry.
  const elsewhere = { ...ENQUIRY, brief: 'One voice, please.\n\nSource page: http://localhost/team' }
  expect((await post(server, { headers: KEY, body: elsewhere })).status).toBe(200)
  expect(server.sent).toHaveLength(1)
})

test('an invalid key is refused', async () => {
  const server = await start()
  expect((await post(server, { headers: { 'Idempotency-Key': 'short' } })).status).toBe(400)
})

test('a failure is logged once, without anything that was typed', async () => {
  class Upstream extends Error {
    override name = 'UpstreamError'
    status = 500
    reason = 'status'
  }
  const server = await start()
  server.send = ({ name, email }) => Promise.reject(new Upstream(`could not store ${name} <${email}>`))
  await post(server)
  expect(server.logs).toEqual([['Failed to create quote', { error: 'UpstreamError', status: 500, reason: 'status' }]])
  await post(server, { body: { ...ENQUIRY, name: 'R2' } })
  await post(server, { headers: { 'X-Enquiry-Subject': '1' } })
  const written = JSON.stringify(server.logs)
  for (const value of ['Rosa', 'R2', '0400000000', 'rosa@example', 'One voice', '127.0.0.1'])
    expect(written).not.toContain(value)
})

test('an enquiry is forwarded although the store is down', async () => {
  const down = () => Promise.reject(new Error('no connection'))
  const store: KeyedStore = { get: down, add: down, set: down, delete: down }
  const server = await start({ store })
  expect((await post(server, { headers: KEY })).status).toBe(200)
  expect(server.sent).toHaveLength(1)
  expect(server.logs[0]?.[0]).toBe('enquiry.store_failed')
})

test('when the disk becomes full, before an enquiry or while it is sent, the same one is forwarded once (B473)', async () => {
  const full = () => Promise.reject(new Error('database or disk is full'))
  for (const broken of [{ set: full }, { add: full, set: full, delete: full }]) {
    const server = await start({ store: { ...createSqliteStore(':memory:'), ...broken } })
    for (const _ of 'abc') expect((await post(server, { headers: KEY })).status).toBe(200)
    expect((await post(server, { headers: KEY, body: { ...ENQUIRY, brief: 'Two.' } })).status).toBe(409)
    expect(server.sent).toHaveLength(1)
  }
})

test('a client that disconnects while sending does no harm', async () => {
  const server = await start()
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${server.origin}/api/v1/send-contactus`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '500' },
    })
    request.on('error', () => resolve())
    request.write('{"name":"Ro')
    setTimeout(() => request.destroy(), 30)
  })
  expect((await post(server)).status).toBe(200)
  expect(server.sent).toHaveLength(1)
})

test('a plain form is forwarded with its source page', async () => {
  const server = await start()
  const { origin } = server
  const page = `${origin}/services/jingles?x=1`
  const fields = { ...ENQUIRY, brief: ' Two lines:\r\nof text ', subject: '' }
  expect((await postForm(server, fields, { referer: page, origin })).status).toBe(200)
  expect(server.sent[0]).toEqual({ ...ENQUIRY, brief: `Two lines:\nof text\n\nSource page: ${page}` })
  expect(server.forms[0]).toMatchObject({
    isSent: true,
    response: { values: { name: '', phone: '', email: '', brief: '' } },
  })
})

test('a plain form takes its source page from the Referer, but only of this site', async () => {
  const server = await start()
  const { origin } = server
  await postForm(server, { ...ENQUIRY, brief: 'One', source: `${origin}/our-team` }, { referer: `${origin}/enquiry` })
  await postForm(server, { ...ENQUIRY, brief: 'Two', source: 'https://evil.example/' })
  expect(server.sent.map(({ brief }) => brief)).toEqual([
    `One\n\nSource page: ${origin}/our-team`,
    'Two\n\nSource page: http://localhost:3000/enquiry',
  ])
})

test('a plain form with a brief that is too long gets everything back, up to 2 MB', async () => {
  const server = await start()
  const fields = { ...ENQUIRY, brief: '声'.repeat(200_000) }
  expect((await postForm(server, fields)).status).toBe(400)
  expect(server.forms[0]?.response).toMatchObject({
    values: fields,
    errors: { brief: 'Brief is too long: at most 100,000 characters can be sent.' },
  })
  expect(server.sent).toEqual([])
})

test('a plain form beyond 2 MB is refused as too long, with the contact details and what was read of the brief (B163)', async () => {
  const server = await start()
  const { origin } = server
  const fields = { ...ENQUIRY, brief: 'x'.repeat(3_000_000) }
  expect((await postForm(server, fields, { referer: `${origin}/our-team`, origin })).status).toBe(413)
  const { values, problem, source } = server.forms[0]?.response ?? {}
  expect([problem, source]).toEqual(['tooLong', `${origin}/our-team`])
  expect(values).toMatchObject({ name: 'Rosa Marsh', phone: '0400000000', email: 'rosa@example.com.au' })
  expect(values?.brief).toMatch(/^x{2000000,}$/)
  expect(server.sent).toEqual([])
})

test('both ways of sending clean the four fields (B161)', async () => {
  const server = await start()
  const pasted = { name: '\u202aRosa\tMarsh\u202c', phone: '\u200e+６１ 400', email: '\u200brosa@example。com' }
  const expected = { name: 'Rosa Marsh', phone: '61400', email: 'rosa@example.com' }
  expect((await post(server, { body: { ...ENQUIRY, ...pasted, brief: 'One\u00ad\r\nvoice\ufeff' } })).status).toBe(200)
  expect((await postForm(server, { ...pasted, brief: 'One\u00ad\r\nvoice\ufeff' })).status).toBe(200)
  expect(server.sent).toEqual([
    { ...expected, brief: 'One\nvoice' },
    { ...expected, brief: 'One\nvoice\n\nSource page: http://localhost:3000/enquiry' },
  ])
  expect((await post(server, { body: { ...ENQUIRY, brief: '\u200b\n\nSource page: http://localhost/' } })).status).toBe(
    400,
  )
  expect((await postForm(server, { ...ENQUIRY, phone: '04 00\u200b', name: 'R2\u200e' })).status).toBe(400)
  expect(server.forms[1]?.response.values).toMatchObject({ name: 'R2', phone: '0400' })
})

test('a plain form that is sent twice is one enquiry', async () => {
  const server = await start()
  await Promise.all([postForm(server, ENQUIRY), postForm(server, ENQUIRY)])
  expect(server.sent).toHaveLength(1)
  await postForm(server, { ...ENQUIRY, brief: 'Something else.' })
  expect(server.sent).toHaveLength(2)
})
