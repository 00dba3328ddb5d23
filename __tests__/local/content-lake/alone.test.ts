/** The lake as a process of its own, started by its options alone, as another project would. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isValidSignature } from '@sanity/webhook'
import { clientOf, later, temporaryFolder, writeDataset } from './support.ts'

// Processes start slowly on a busy machine.
jest.setTimeout(60_000)

type Ended = { code: number | null; output: string; errors: string }

/** Runs the lake without any variable of the site. */
function run(options: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['local/content-lake/main.ts', ...options], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  later(() => child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output, errors })))
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const found = /^ready (http:\S+)$/m.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`It ended: ${errors}`)))
  })
  // Runs that are expected to end have no origin.
  origin.catch(() => undefined)
  return { origin, ended }
}

test('serves and stores a dataset of any project', async () => {
  const dataset = writeDataset({ lines: [{ _id: 'recipe', _type: 'recipe', title: 'Soup' }] })
  const origin = await run(['--port', '0', '--data', temporaryFolder(), '--dataset', dataset]).origin
  const client = clientOf({ origin }, { perspective: 'raw' })
  expect(await client.fetch('*[_type == "recipe"][0].title')).toBe('Soup')
  await client.create({ _id: 'cake', _type: 'recipe', title: 'Cake' })
  await client.patch('recipe').set({ title: 'Broth' }).commit()
  expect(await client.fetch('*[_type == "recipe"] | order(title asc).title')).toEqual(['Broth', 'Cake'])
})

test('sends the chosen projection of the chosen documents to a webhook, signed', async () => {
  const secret = 'a secret of this test'
  const received = Promise.withResolvers<{ body: string; signature: string }>()
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.resolve({
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['sanity-webhook-signature']),
    })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  later(() => receiver.close())
  const address: AddressInfo | string | null = receiver.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
  const options = ['--port', '0', '--data', temporaryFolder(), '--webhook-url', url]
  const queries = ['--webhook-filter', '_type == "recipe"', '--webhook-projection', '{ "name": title }']
  const client = clientOf({ origin: await run([...options, ...queries], { SANITY_WEBHOOK_SECRET: secret }).origin })
  await client.create({ _id: 'author', _type: 'person', title: 'Ann' })
  await client.create({ _id: 'cake', _type: 'recipe', title: 'Cake' })
  const { body, signature } = await received.promise
  expect(JSON.parse(body)).toEqual({ name: 'Cake' })
  await expect(isValidSignature(body, signature, secret)).resolves.toBe(true)
})

test('--help explains the options', async () => {
  const { code, output } = await run(['--help']).ended
  expect(code).toBe(0)
  for (const option of ['--port', '--data', '--dataset', '--webhook-url']) expect(output).toContain(option)
})

test.each([
  [['--port', 'lake'], '--port must be a port from 0 to 65535, not "lake".'],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--webhook-url', 'http://example.com/x'], 'must be an http address on this machine'],
  [['--webhook-filter', '_type ==', '--webhook-url', 'http://localhost:1/x'], 'The filter of the webhook is not GROQ'],
  [['--dataset', '/no/such/folder'], '/no/such/folder'],
])('%j ends it with a clear message', async (options, message) => {
  const environment = { SANITY_WEBHOOK_SECRET: 'secret' }
  const { code, errors } = await run(['--port', '0', '--data', temporaryFolder(), ...options], environment).ended
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).not.toContain('    at ')
})
