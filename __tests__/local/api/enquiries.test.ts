import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startApi } from '../../../local/api/server.ts'
import { temporaryFolder } from '../later'
import { enquiry, postEnquiry, send, spawnApi, storedEnquiries, withApi } from './support'

test.each(['/api/v1/send-contactus', '/v1/send-contactus'])(
  '%s stores the enquiry before it responds',
  async (path) => {
    await withApi({}, async (api) => {
      const answer = await postEnquiry(api, enquiry(), path)
      expect(answer.status).toBe(200)
      const receipt: unknown = JSON.parse(answer.text)
      expect(receipt).toEqual({ id: 1, received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
      const { received_at } = JSON.parse(answer.text)
      expect(storedEnquiries(api.databasePath)).toEqual([{ id: 1, ...enquiry(), received_at }])
    })
  },
)

test('texts are stored unchanged: white space, quotes, line breaks, any script', async () => {
  const sent = enquiry({ name: "  Anaïs O'Brien  ", brief: '"; DROP TABLE enquiries; --\r\n\t汉字 🎙 Source page: x' })
  await withApi({}, async (api) => {
    expect((await postEnquiry(api, sent)).status).toBe(200)
    expect(storedEnquiries(api.databasePath)).toMatchObject([sent])
  })
})

/** The API as a process, once it is ready. */
async function startProcess(dataDir: string) {
  const { origin, ...api } = spawnApi({ LOCAL_DATA_DIR: dataDir })
  return { ...api, port: Number(new URL(await origin).port) }
}

test('every acknowledged enquiry survives kill -9', async () => {
  const dataDir = temporaryFolder()
  const api = await startProcess(dataDir)
  for (const name of ['First', 'Second', 'Third']) {
    expect((await postEnquiry(api, enquiry({ name }))).status).toBe(200)
  }
  api.child.kill('SIGKILL')
  await api.ended
  const names = storedEnquiries(join(dataDir, 'api', 'enquiries.sqlite')).map(({ name }) => name)
  expect(names).toEqual(['First', 'Second', 'Third'])
  const again = await startProcess(dataDir)
  expect((await postEnquiry(again, enquiry({ name: 'Fourth' }))).json()).toMatchObject({ id: 4 })
})

test('no personal data is logged', async () => {
  const api = await startProcess(temporaryFolder())
  await postEnquiry(api, enquiry({ name: 'Unmistakable Person' }))
  await postEnquiry(api, enquiry({ name: 7, brief: 'Unmistakable Brief' }))
  await postEnquiry(api, '{"name": "Unmistakable Person", ')
  api.child.kill('SIGINT')
  expect(await api.ended).toEqual({ code: 0, output: `ready http://127.0.0.1:${api.port}\n`, errors: '' })
})

test.each([
  ['name missing', { name: undefined }, 'name', 'name must be a text of 1 to 1000 characters'],
  ['name empty', { name: '' }, 'name', 'name must be a text of 1 to 1000 characters'],
  ['name blank', { name: ' \n ' }, 'name', 'name must be a text of 1 to 1000 characters'],
  ['name a number', { name: 5 }, 'name', 'name must be a text of 1 to 1000 characters'],
  ['name too long', { name: 'n'.repeat(1001) }, 'name', 'name must be a text of 1 to 1000 characters'],
  ['name with NUL', { name: 'a\0b' }, 'name', 'name must be a text of 1 to 1000 characters'],
  ['phone null', { phone: null }, 'phone', 'phone must be a text of 1 to 200 characters'],
  ['phone too long', { phone: '1'.repeat(201) }, 'phone', 'phone must be a text of 1 to 200 characters'],
  ['email a list', { email: ['a@b.c'] }, 'email', 'email must be a text of 1 to 320 characters'],
  ['email too long', { email: `${'e'.repeat(320)}@b.co` }, 'email', 'email must be a text of 1 to 320 characters'],
  ['brief missing', { brief: undefined }, 'brief', 'brief must be a text of 1 to 110000 characters'],
  ['brief too long', { brief: 'b'.repeat(110_001) }, 'brief', 'brief must be a text of 1 to 110000 characters'],
  ['half a surrogate pair', { brief: 'a\ud83c' }, 'brief', 'brief must be a text of 1 to 110000 characters'],
  [
    'a fifth field',
    { website: 'x' },
    'website',
    'website is not known: an enquiry has exactly name, phone, email and brief',
  ],
])('%s is a 400 that names the field, and nothing is stored', async (_, changes, field, message) => {
  await withApi({}, async (api) => {
    const answer = await postEnquiry(api, enquiry(changes))
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({ error: { field, message } })
    expect(storedEnquiries(api.databasePath)).toEqual([])
  })
})

test.each(['', '{', 'null', '[]', '"text"', '12', '{"__proto__": {}}', Buffer.from([0x7b, 0xff, 0x7d])])(
  'the body %p is a 400',
  async (body) => {
    await withApi({}, async (api) => {
      const headers = { 'Content-Type': 'application/json; charset=utf-8' }
      const answer = await send(api, '/v1/send-contactus', { method: 'POST', headers, body })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.any(String) } })
    })
  },
)

test.each([1_048_577, 5_000_000])('a body of %d bytes is a 413', async (size) => {
  await withApi({}, async (api) => {
    const answer = await postEnquiry(api, `"${'x'.repeat(size - 2)}"`)
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toEqual({
      error: { message: 'The body is too large: at most 1048576 bytes are accepted' },
    })
  })
})

test('a body that is not sent as JSON is a 415', async () => {
  await withApi({}, async (api) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonish']) {
      const body = JSON.stringify(enquiry())
      const answer = await send(api, '/v1/send-contactus', { method: 'POST', headers: { 'Content-Type': type }, body })
      expect([type, answer.status]).toEqual([type, 415])
    }
  })
})

test('an enquiry whose connection drops is not stored', async () => {
  await withApi({}, async (api) => {
    await new Promise<void>((resolve) => {
      const socket = connect(api.port, '127.0.0.1', () => {
        const head = 'POST /v1/send-contactus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
        socket.write(`${head}Content-Length: 500\r\n\r\n{"name": "Half`, () => socket.destroy())
      })
      socket.on('close', () => resolve())
    })
    expect((await postEnquiry(api, enquiry())).status).toBe(200)
    expect(storedEnquiries(api.databasePath)).toHaveLength(1)
  })
})

test('a locked database is a 503, and the next enquiry is stored', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await withApi({}, async (api) => {
    const other = new DatabaseSync(api.databasePath)
    other.exec('BEGIN EXCLUSIVE')
    expect((await postEnquiry(api, enquiry())).status).toBe(503)
    other.exec('ROLLBACK')
    other.close()
    expect((await postEnquiry(api, enquiry())).status).toBe(200)
    expect(storedEnquiries(api.databasePath)).toHaveLength(1)
  })
  expect(log.mock.calls.flat().join(' ')).not.toContain('Visitor')
  log.mockRestore()
}, 15_000)

test('an unusable data folder stops the start with a one-line message', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), 'in the way')
  const dataDir = join(folder, 'file')
  await expect(startApi({ dataDir })).rejects.toThrow(/^The local API cannot use .*enquiries\.sqlite: /)
})
