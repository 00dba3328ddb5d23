import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { ROUTES } from '../../../local/api/routes.ts'
import { getJson, send, spawnApi, withApi } from './support'

/** Every call of the API contract with a valid request. */
const CALLS = [
  ['GET', '/seo/page-metainfo?PageUrl=/'],
  ['GET', '/voices?featuredOnly=true&page=1&pageSize=50'],
  ['GET', '/voices/age_categories'],
  ['GET', '/voices/categories'],
  ['GET', '/voices/regions'],
  ['GET', '/rate/estimated-quote/commercial?duration=30&location=national&scriptType=tv'],
  ['GET', '/rate/estimated-quote/narration?wordCount=150'],
  ['GET', '/blog-categories/1/10'],
  ['GET', '/blog-posts?CategorySystemName=business&SearchKeyword=%20&Page=1&PageSize=9'],
  ['GET', '/blog-post/loudness-in-plain-numbers'],
  ['GET', '/team-member/list'],
  ['POST', '/send-contactus'],
] as const

test('the table has the twelve calls of the contract and no other', () => {
  expect(ROUTES).toHaveLength(CALLS.length)
})

test.each(CALLS)('%s %s responds under both path forms', async (method, path) => {
  await withApi({}, async (api) => {
    const body = JSON.stringify({ name: 'A', phone: '1', email: 'a@b.co', brief: 'c' })
    for (const prefix of ['/api/v1', '/v1']) {
      const headers = method === 'POST' ? { 'Content-Type': 'application/json' } : {}
      const answer = await send(api, prefix + path, { method, headers, ...(method === 'POST' ? { body } : {}) })
      expect([prefix, answer.status]).toEqual([prefix, 200])
      expect(() => JSON.parse(answer.text)).not.toThrow()
    }
  })
})

test.each(['/', '/v2/voices', '/v1/voices/101', '/v1//voices', '/v1/constructor', '/v1/blog-categories/1'])(
  '%s is a 404 in JSON',
  async (path) => {
    await withApi({}, async (api) => {
      const answer = await send(api, path)
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.any(String) } })
    })
  },
)

test('health names the service', async () => {
  await withApi({}, async (api) => {
    expect(await getJson(api, '/health')).toEqual({ service: 'bowerbird-local-api', status: 'ok' })
  })
})

test('only loopback names are served', async () => {
  await withApi({}, async (api) => {
    expect((await send(api, '/health', { headers: { Host: 'api.localhost' } })).status).toBe(200)
    for (const path of ['/health', '/v1/voices', '/__faults', '/media/voices/102-flint-commercial.mp3']) {
      const answer = await send(api, path, { headers: { Host: 'evil.example' } })
      expect([path, answer.status]).toEqual([path, 403])
    }
  })
})

test('listens on loopback only', async () => {
  await withApi({}, async (api) => {
    expect(api.origin).toBe(`http://127.0.0.1:${api.port}`)
    await expect(
      new Promise((resolve, reject) => connect(api.port, '127.0.0.2', () => resolve('connected')).on('error', reject)),
    ).rejects.toThrow('ECONNREFUSED')
  })
})

test('as a process it reports when it is ready, keeps its data in the given folder, and ends on SIGTERM', async () => {
  const dataDir = temporaryFolder()
  const { child, origin, ended } = spawnApi({ LOCAL_DATA_DIR: dataDir, LOCAL_API_FIELD_NAMES: 'snake' })
  const voices = await fetch(`${await origin}/v1/voices`)
  expect(await voices.text()).toContain('voice_category_audio_list')
  expect(existsSync(join(dataDir, 'api', 'enquiries.sqlite'))).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, output: `ready ${await origin}\n`, errors: '' })
})

test('a port in use ends the process with 1 and one line that names port and variable', async () => {
  await withApi({}, async ({ port }) => {
    const second = spawnApi({ LOCAL_API_PORT: String(port), LOCAL_DATA_DIR: temporaryFolder() })
    const line = `local API: port ${port} is taken. Set LOCAL_API_PORT to a free port.\n`
    expect(await second.ended).toEqual({ code: 1, output: '', errors: line })
  })
})

test.each([
  ['LOCAL_API_PORT', 'http', 'LOCAL_API_PORT must be a port from 0 to 65535, not "http".\n'],
  ['LOCAL_API_PORT', '70000', 'LOCAL_API_PORT must be a port from 0 to 65535, not "70000".\n'],
  ['LOCAL_API_FIELD_NAMES', 'kebab', 'LOCAL_API_FIELD_NAMES must be camel or snake.\n'],
])(
  '%s=%s ends the process with 1 and one line',
  async (name, value, line) => {
    const { ended } = spawnApi({ LOCAL_DATA_DIR: temporaryFolder(), [name]: value })
    expect(await ended).toEqual({ code: 1, output: '', errors: line })
  },
  30_000,
)
