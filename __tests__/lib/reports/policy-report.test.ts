/** Reports of the Content-Security-Policy over HTTP: a line each in the log, without what could be personal. */

import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { createPolicyReportHandler } from '@/lib/reports/server/policy-handler'

let logged: Record<string, unknown>[]

beforeEach(() => {
  logged = []
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void logged.push(JSON.parse(line)))
})
afterEach(() => jest.restoreAllMocks())

const REPORT = {
  'document-uri': 'https://www.example.test/services?email=ann@example.test#top',
  'effective-directive': 'script-src-elem',
  'violated-directive': 'script-src-elem',
  'blocked-uri': 'https://user:secret@elsewhere.test/a.js?token=1',
  'source-file': 'https://www.example.test/_next/static/chunks/core.js?x=1',
  'line-number': 7,
  'script-sample': 'what somebody typed',
  referrer: 'https://mail.example.test/inbox',
}

async function send(body: string): Promise<Response> {
  const { origin, close } = await startHttpServer(createPolicyReportHandler())
  try {
    return await fetch(origin, { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body })
  } finally {
    await close()
  }
}

const sendReport = (over: object = {}) => send(JSON.stringify({ 'csp-report': { ...REPORT, ...over } }))

test('a report is one line, with addresses without queries, and nothing else of the visitor', async () => {
  expect((await sendReport()).status).toBe(204)
  expect(logged).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'policy.violated',
      directive: 'script-src-elem',
      blocked: 'https://elsewhere.test/a.js',
      page: '/services',
      source: 'https://www.example.test/_next/static/chunks/core.js:7',
    },
  ])
})

test.each([
  ['inline', 'inline'],
  ['data:text/html,secret', 'data'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['', ''],
])('what was stopped, %j, is logged as %j', async (given, found) => {
  await sendReport({ 'blocked-uri': given })
  expect(logged).toMatchObject([{ blocked: found }])
})

test.each([
  ['no JSON', '{'],
  ['another JSON', '[{"type":"deprecation"}]'],
  ['a report without a directive', JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } })],
  ['what is no text', JSON.stringify({ 'csp-report': { ...REPORT, 'blocked-uri': { length: 1 } } })],
  [
    "a browser's extension",
    JSON.stringify({ 'csp-report': { ...REPORT, 'blocked-uri': 'chrome-extension://abc/content.js' } }),
  ],
  [
    "an extension's script",
    JSON.stringify({ 'csp-report': { ...REPORT, 'source-file': 'moz-extension://abc/content.js' } }),
  ],
])('%s is received and not logged', async (_, body) => {
  expect((await send(body)).status).toBe(204)
  expect(logged).toEqual([])
})

test('what is larger than 16 KB is refused', async () => {
  expect((await sendReport({ 'script-sample': 'x'.repeat(20_000) })).status).toBe(413)
  expect(logged).toEqual([])
})

test('of one client ten a minute are logged', async () => {
  const { origin } = await startHttpServer(createPolicyReportHandler())
  for (let count = 0; count < 15; count += 1) {
    const body = JSON.stringify({ 'csp-report': REPORT })
    expect((await fetch(origin, { method: 'POST', body })).status).toBe(204)
  }
  expect(logged).toHaveLength(10)
})
