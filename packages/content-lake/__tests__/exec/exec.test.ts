/** `content-lake exec`: commands whose requests for Sanity's API go to the lake, with the clients that Node programs use. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startLake, temporaryFolder } from '../../testing/lake.ts'

const BIN = resolve('packages/content-lake/bin/content-lake.mjs')
const HOME = { _id: 'home', _type: 'page', title: 'Home' }

type Outcome = { code: number; output: string; errors: string }

/** Runs `content-lake <options> exec <command>`. */
function exec(options: readonly string[], command: readonly string[], variables: Record<string, string> = {}) {
  return new Promise<Outcome>((done) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, ...variables }
    execFile(process.execPath, [BIN, ...options, 'exec', ...command], { env }, (error, output, errors) => {
      done({ code: error === null ? 0 : Number(error.code), output, errors })
    })
  })
}

/** A program as a file; it prints what its last expression gives. */
function program(code: string): string {
  const file = join(temporaryFolder(), 'program.mjs')
  writeFileSync(file, code)
  return file
}

async function runningLake() {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataDir, dataset: { lines: [HOME] } })
  return { lake, options: ['--data', dataDir] }
}

const QUERY = 'localdemo.api.sanity.io/v2025-02-19/data/query/production?query=*%5B0%5D.title'

test.each([
  ['fetch', `console.log(await (await fetch('https://${QUERY}')).json())`],
  [
    'https',
    `import { get } from 'node:https'; import { json } from 'node:stream/consumers'
     get('https://${QUERY}', async (response) => console.log(await json(response)))`,
  ],
  [
    'a thread',
    `import { isMainThread, Worker } from 'node:worker_threads'
     if (isMainThread) new Worker(new URL(import.meta.url))
     else console.log(await (await fetch('https://${QUERY}')).json())`,
  ],
  [
    'a child process',
    `import { execFileSync } from 'node:child_process'
     const code = "fetch('https://${QUERY}').then((r) => r.json()).then((all) => console.log(all))"
     process.stdout.write(execFileSync(process.execPath, ['-e', code]))`,
  ],
])('requests by %s get to the lake that runs', async (_name, code) => {
  const { options } = await runningLake()
  const outcome = await exec(options, ['node', program(code)])
  expect(outcome).toMatchObject({ code: 0, errors: '' })
  expect(outcome.output).toContain("result: 'Home'")
})

test('writes through it are in the lake, with bodies and large responses', async () => {
  const { lake, options } = await runningLake()
  const text = 'x'.repeat(500_000)
  const code = `
    const url = 'https://localdemo.api.sanity.io/v2025-02-19/data'
    const mutations = [{ create: { _id: 'long', _type: 'page', text: 'x'.repeat(500_000) } }]
    const headers = { authorization: 'Bearer ' + process.env.SANITY_AUTH_TOKEN }
    await fetch(url + '/mutate/production', { method: 'POST', headers, body: JSON.stringify({ mutations }) })
    const { documents } = await (await fetch(url + '/doc/production/long', { headers })).json()
    console.log(documents[0].text.length)`
  await expect(exec(options, ['node', program(code)])).resolves.toMatchObject({ code: 0, output: '500000\n' })
  const stored = await fetch(`${lake.origin}/v1/data/doc/production/long`)
  await expect(stored.text()).resolves.toContain(text)
})

test('a proxy of the environment is passed by for these hosts only', async () => {
  const { options } = await runningLake()
  const variables = { HTTPS_PROXY: 'http://127.0.0.1:1', NODE_USE_ENV_PROXY: '1', NO_PROXY: 'example.com' }
  const code = `console.log(process.env.NO_PROXY); console.log(await (await fetch('https://${QUERY}')).json())`
  const { output, errors } = await exec(options, ['node', program(code)], variables)
  expect(errors).toBe('')
  expect(output).toContain('example.com,api.sanity.io,.api.sanity.io')
  expect(output).toContain("result: 'Home'")
})

test('other hosts are left alone', async () => {
  const { options } = await runningLake()
  const code = `await fetch('https://cdn.sanity.invalid/').catch(({ cause }) => console.log(cause.code, cause.hostname))`
  const { output } = await exec(options, ['node', program(code)])
  expect(output).toMatch(/^(ENOTFOUND|EAI_AGAIN) cdn\.sanity\.invalid/)
})

test('another project than that of the lake is refused with what to do', async () => {
  const { options } = await runningLake()
  const url = `https://${QUERY.replace('localdemo', 'abc123de')}`
  const { output } = await exec(options, ['node', program(`console.log(await (await fetch('${url}')).json())`)])
  expect(output).toContain('the lake holds localdemo, and the command wants abc123de. Start the lake with --project')
})

test('without a lake that runs, it starts one for the command, with its token where one is needed', async () => {
  const options = ['--data', temporaryFolder(), '--auth']
  const code = `
    const headers = { authorization: 'Bearer ' + process.env.SANITY_AUTH_TOKEN }
    console.log((await fetch('https://api.sanity.io/v1/projects', { headers })).status, (await fetch('https://api.sanity.io/v1/projects')).status)`
  const { output, errors } = await exec(options, ['node', program(code)])
  expect(output).toBe('200 401\n')
  expect(errors).toMatch(
    /^No Content Lake runs on .*: one is started for this command\. --data names another folder\.\n$/,
  )
})

test('ends with the exit code of the command', async () => {
  const options = ['--data', temporaryFolder()]
  await expect(exec(options, ['node', '-e', 'process.exit(7)'])).resolves.toMatchObject({ code: 7 })
})

test.each([
  [[], 'exec needs a command'],
  [['no-such-command-anywhere'], 'The command no-such-command-anywhere cannot be run'],
])('%j is refused in one line', async (command, message) => {
  const { options } = await runningLake()
  const { code, errors } = await exec(options, command)
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors.trim()).not.toContain('\n')
})

test('the gateway serves no other host, and so no web page', async () => {
  const { options } = await runningLake()
  const code = `console.log((await fetch('http://127.0.0.1:' + process.env.CONTENT_LAKE_GATEWAY_PORT + '/v1/projects')).status)`
  await expect(exec(options, ['node', program(code)])).resolves.toMatchObject({ output: '403\n' })
})
