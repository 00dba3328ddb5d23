/** The lake as a process of its own, started by its options alone, as another project would. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isValidSignature } from '@sanity/webhook'
import { startHttpServer } from '../../testing/http-server.ts'
import { clientOf, later, spawnLake, startLake, temporaryFolder } from '../../testing/lake.ts'

const BIN = 'packages/content-lake/bin/content-lake.mjs'

// Processes start slowly on a busy machine.
jest.setTimeout(60_000)

test('reports its URL, and ends on SIGTERM', async () => {
  const { child, origin, ended } = spawnLake([], { CONTENT_LAKE_PORT: '0', CONTENT_LAKE_DATA: temporaryFolder() })
  expect(await origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, output: `ready ${await origin}\n`, errors: '' })
})

test.each(['--help', '-h'])('%s lists every option and command, and starts nothing', async (option) => {
  const { code, output, errors } = await spawnLake(['--port', '0', option]).ended
  expect([code, errors]).toEqual([0, ''])
  expect(output).toContain('Usage: content-lake [options]')
  const listed = Array.from(output.matchAll(/^ {2}(--[a-z-]+)/gm), ([, name]) => name)
  const names =
    'port data project dataset seed query-timeout strict auth token host allow-host allow-origin tls webhook-url webhook-filter webhook-projection ephemeral-type hints faults clock exit-with-parent version help'
  const expected = names.split(' ').map((name) => `--${name}`)
  expect(listed).toEqual(expected)
  const commands = Array.from(output.matchAll(/content-lake \[options\] ([a-z]+)/g), ([, name]) => name)
  expect(commands).toEqual(['exec', 'doctor', 'pull', 'snapshot', 'snapshot', 'reset'])
})

test('the value of an option is no command, whatever it says', async () => {
  const { child, origin, ended } = spawnLake(['--port', '0', '--dataset', 'snapshot', '--data', temporaryFolder()])
  await expect(clientOf({ origin: await origin }, { dataset: 'snapshot' }).fetch('count(*)')).resolves.toBe(0)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, errors: '' })
})

test('an older Node gets one line', async () => {
  const pretend = `--import=data:text/javascript,Object.defineProperty(process,'version',{value:'v20.1.0'})`
  const { code, errors } = await spawnLake([], { NODE_OPTIONS: pretend }).ended
  expect(code).toBe(1)
  expect(errors).toBe('content-lake needs Node 22.12 or newer; this is v20.1.0.\n')
})

test('names a port in use and the variable that changes it, and a data folder in use', async () => {
  const dataDir = temporaryFolder()
  const { port, origin } = await startLake({ dataDir })
  const { code, errors } = await spawnLake(['--port', String(port), '--data', temporaryFolder()]).ended
  expect(code).toBe(1)
  expect(errors).toBe(`Local Content Lake: port ${port} is taken. Set --port or CONTENT_LAKE_PORT to a free port.\n`)
  const second = spawnLake(['--port', '0', '--data', dataDir])
  const running = `process ${process.pid} at ${origin}`
  expect((await second.ended).errors).toContain(`is in use by another local Content Lake, ${running}. Stop that one`)
})

test('sends the chosen projection of the chosen documents to a webhook, signed', async () => {
  const secret = 'a secret of this test'
  const received = Promise.withResolvers<{ body: string; signature: string }>()
  const receiver = await startHttpServer(async (request, response) => {
    received.resolve({ body: await text(request), signature: String(request.headers['sanity-webhook-signature']) })
    response.writeHead(204).end()
  })
  later(receiver.close)
  const options = ['--port', '0', '--data', temporaryFolder(), '--webhook-url', `${receiver.origin}/hook`]
  const queries = ['--webhook-filter', '_type == "recipe"', '--webhook-projection', '{ "name": title }']
  const client = clientOf({
    origin: await spawnLake([...options, ...queries], { SANITY_WEBHOOK_SECRET: secret }).origin,
  })
  await client.create({ _id: 'author', _type: 'person', title: 'Ann' })
  await client.create({ _id: 'cake', _type: 'recipe', title: 'Cake' })
  const { body, signature } = await received.promise
  expect(JSON.parse(body)).toEqual({ name: 'Cake' })
  await expect(isValidSignature(body, signature, secret)).resolves.toBe(true)
})

test.each([
  [['--port', 'lake'], '--port must be a port from 0 to 65535, not "lake".'],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--webhook-filter', '_type ==', '--webhook-url', 'http://localhost:1/x'], 'The filter of the webhook is not GROQ'],
  [['--seed', '/no/such/folder'], '/no/such/folder'],
])('%j ends it with a clear message', async (options, message) => {
  const environment = { SANITY_WEBHOOK_SECRET: 'secret' }
  const { code, errors } = await spawnLake(['--port', '0', '--data', temporaryFolder(), ...options], environment).ended
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).not.toContain('    at ')
})

test('its data folder ignores itself in git, and --version is that of the package', async () => {
  const data = temporaryFolder()
  const lake = spawnLake(['--port', '0', '--data', data])
  await lake.origin
  expect(readFileSync(join(data, 'content-lake', '.gitignore'), 'utf8')).toBe('*\n')
  const { version } = JSON.parse(readFileSync('packages/content-lake/package.json', 'utf8'))
  expect((await spawnLake(['--version']).ended).output).toBe(`${version}\n`)
})

test.each([
  ['a program', ['--exit-with-parent'], {}],
  ['npx', [], { npm_lifecycle_event: 'npx' }],
])('started by %s it ends when its parent is killed (B408)', async (_by, more, environment) => {
  const args = ['--port', '0', '--data', temporaryFolder(), ...more]
  const code = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([BIN, ...args])}, { stdio: 'inherit' })`
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, ...environment }
  const parent = spawn(process.execPath, ['-e', code], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  later(() => parent.kill('SIGKILL'))
  // The stream ends when the last process that writes to it does.
  const output = text(parent.stdout)
  parent.stdout.once('data', () => parent.kill('SIGKILL'))
  expect(await output).toMatch(/^ready http/)
})

test('doctor has a line for each part, and an exit code (B411)', async () => {
  const data = temporaryFolder()
  const before = await spawnLake(['--port', '0', '--data', data, 'doctor']).ended
  expect(before.output.split('\n')).toEqual(
    expect.arrayContaining([
      `ok    Node ${process.version}`,
      `ok    folder: ${data} can be written`,
      expect.stringMatching(/^ok {4}@sanity\/client \d/),
      'ok    dataset: production is created at the first start',
    ]),
  )
  expect(before.code).toBe(0)
  const lake = spawnLake(['--port', '0', '--data', data])
  const origin = await lake.origin
  const options = ['--dataset', 'staging', '--allow-origin', 'http://192.168.1.5:3000', '--seed', '/no/such/file']
  const { output, code } = await spawnLake(['--data', data, ...options, 'doctor']).ended
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      `ok    port: a lake with project localdemo runs at ${origin}`,
      'wrong seed: there is no /no/such/file',
      'wrong dataset: the lake has no staging, only production: --dataset staging creates it',
      'ok    origin: pages of http://192.168.1.5:3000 are admitted with --allow-origin only',
    ]),
  )
  expect(code).toBe(1)
  const taken = await spawnLake(['--data', temporaryFolder(), '--port', new URL(origin).port, 'doctor']).ended
  expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('is taken, and not by a lake on')])
})
