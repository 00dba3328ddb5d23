import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { startApi } from '../../../local/api/server.ts'
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
  ['a name that is missing', { name: undefined }, 'name', 'name must be a text'],
  ['a blank name', { name: ' \n ' }, 'name', 'name must be a text'],
  ['an email that is a list', { email: ['a@b.c'] }, 'email', 'email must be a text'],
  ['half a surrogate pair', { brief: 'a\ud83c' }, 'brief', 'brief must be a text'],
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

test.each(['', '{', 'null', '[]'])('the body %p is a 400', async (body) => {
  await withApi({}, async (api) => expect((await postEnquiry(api, body)).status).toBe(400))
})

test('a body of more than 1 MB is a 413, one that is not sent as JSON a 415', async () => {
  await withApi({}, async (api) => {
    expect((await postEnquiry(api, `"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await send(api, '/v1/send-contactus', { method: 'POST', headers, body: JSON.stringify(enquiry()) })
    expect(answer.status).toBe(415)
  })
})

test('an unusable data folder stops the start with a one-line message', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), 'in the way')
  const dataDir = join(folder, 'file')
  await expect(startApi({ dataDir })).rejects.toThrow(/^The local API cannot use .*enquiries\.sqlite: /)
})
