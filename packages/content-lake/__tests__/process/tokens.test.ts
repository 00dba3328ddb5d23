import { request } from 'node:https'
import { networkInterfaces } from 'node:os'
import { clientOf, failure, requestLake, spawnLake, startLake, temporaryFolder } from '../../testing/lake.ts'
import { listenPath, openStream } from '../streams/streams.ts'

const TOKEN = 'sk-test'

const LINES = [
  { _id: 'home', _type: 'page', title: 'Home' },
  { _id: 'drafts.home', _type: 'page', title: 'Home, edited' },
  { _id: 'secret.note', _type: 'note' },
]

async function startGuarded() {
  const lake = await startLake({ dataset: { lines: LINES }, access: { tokens: [TOKEN] } })
  return { lake, anonymous: clientOf(lake), editor: clientOf(lake, { token: TOKEN }) }
}

test('without a token, published documents only', async () => {
  const { lake, anonymous, editor } = await startGuarded()
  for (const perspective of ['raw', 'published', 'drafts'] as const) {
    await expect(anonymous.fetch('*._id', {}, { perspective })).resolves.toEqual(['home'])
  }
  await expect(anonymous.getDocuments(['home', 'drafts.home'])).resolves.toEqual([expect.anything(), null])
  await expect(editor.fetch('count(*)', {}, { perspective: 'raw' })).resolves.toBe(3)
  const stream = await openStream(lake, listenPath('*', { includeAllVersions: 'true' }))
  await stream.next()
  await editor.patch('drafts.home').set({ title: 'Again' }).commit()
  await editor.patch('secret.note').set({ title: 'Again' }).commit()
  await editor.patch('home').set({ title: 'Published' }).commit()
  expect((await stream.next()).data.documentId).toBe('home')
})

test('without a token, no writes, history, export or management; images and files stay public', async () => {
  const { lake, anonymous, editor } = await startGuarded()
  expect(await failure(anonymous.create({ _type: 'page' }))).toMatchObject({ statusCode: 401 })
  for (const path of [
    'data/export/production',
    'data/history/production/documents/home?lastRevision=true',
    'projects',
    'users/me',
  ]) {
    expect((await requestLake(lake, `/v2025-02-19/${path}`)).status).toBe(401)
  }
  expect((await requestLake(lake, '/v2025-02-19/assets/files/production', { method: 'POST', body: 'x' })).status).toBe(
    401,
  )
  const file = await editor.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  expect((await fetch(file.url)).status).toBe(200)
})

test('a wrong token is refused everywhere', async () => {
  const { lake } = await startGuarded()
  const wrong = clientOf(lake, { token: 'sk-other' })
  expect(await failure(wrong.fetch('1'))).toMatchObject({ statusCode: 401 })
  expect(await failure(wrong.create({ _type: 'page' }))).toMatchObject({ statusCode: 401 })
})

test('--auth makes a token, prints it, and keeps it', async () => {
  const flags = ['--port', '0', '--data', temporaryFolder(), '--auth']
  const tokens: (string | undefined)[] = []
  for (let start = 0; start < 2; start += 1) {
    const { child, origin, ended } = spawnLake(flags)
    const lake = { origin: await origin }
    expect((await requestLake(lake, '/v1/projects')).status).toBe(401)
    child.kill('SIGTERM')
    tokens.push(/^token (\S+)$/m.exec((await ended).output)?.[1])
  }
  expect(tokens[0]).toMatch(/^sk[0-9a-f]{48}$/)
  expect(tokens[1]).toBe(tokens[0])
})

test('listens elsewhere, for the names and pages that it is told of', async () => {
  const access = { hosts: ['lake.test'], origins: ['http://192.168.1.5:3000'] }
  const lake = await startLake({ host: '0.0.0.0', access })
  const local = { origin: `http://127.0.0.1:${lake.port}` }
  expect(lake.origin).toBe(`http://lake.test:${lake.port}`)
  const status = async (headers: Record<string, string>) => (await requestLake(local, '/v1/ping', { headers })).status
  expect(await status({ host: `lake.test:${lake.port}` })).toBe(200)
  expect(await status({ host: 'other.test' })).toBe(403)
  expect(await status({ origin: 'http://192.168.1.5:3000' })).toBe(200)
  expect(await status({ origin: 'http://192.168.1.6:3000' })).toBe(403)
})

test('an IP address of this machine is a name of it', async () => {
  const ipAddress = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address
  if (ipAddress === undefined) return
  const lake = await startLake({ host: ipAddress })
  expect(lake.origin).toBe(`http://${ipAddress}:${lake.port}`)
  expect((await fetch(`${lake.origin}/health`)).status).toBe(200)
})

test('--tls serves https with a certificate that is kept', async () => {
  const dataDir = temporaryFolder()
  const certificates: string[] = []
  for (let start = 0; start < 2; start += 1) {
    const lake = await startLake({ dataDir, hasTls: true })
    expect(lake.origin).toBe(`https://127.0.0.1:${lake.port}`)
    const seen = await new Promise<{ status?: number; names?: string }>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: lake.port, path: '/health', agent: false, rejectUnauthorized: false },
        (response) => {
          const { socket } = response
          const certificate =
            'getPeerCertificate' in socket && typeof socket.getPeerCertificate === 'function'
              ? socket.getPeerCertificate()
              : {}
          certificates.push(String(certificate.fingerprint256))
          response.resume()
          resolve({ status: response.statusCode, names: certificate.subjectaltname })
        },
      )
      sent.on('error', reject)
      sent.end()
    })
    expect(seen).toEqual({ status: 200, names: expect.stringContaining('IP Address:127.0.0.1') })
    await lake.close()
  }
  expect(certificates[0]).toBe(certificates[1])
})
