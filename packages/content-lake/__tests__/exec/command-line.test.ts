/** Sanity's own command line, unchanged, against the lake: as `content-lake exec sanity …` in a project's folder. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, spawnLake, startLake, temporaryFolder } from '../../testing/lake.ts'

const BIN = resolve('packages/content-lake/bin/content-lake.mjs')
const COMMANDS = resolve('packages/content-lake/__tests__/exec/sanity-commands.mjs')

// Some commands load the whole Studio, which takes minutes on a machine with other work.
jest.setTimeout(600_000)

/** What Node has compiled of the Studio for one command, the others read. */
const NODE_COMPILE_CACHE = resolve('node_modules', '.cache', 'node')

const CONFIG = `
  import { defineConfig } from 'sanity'
  export default defineConfig({
    projectId: 'localdemo', dataset: 'production',
    schema: { types: [{ name: 'page', type: 'document', fields: [
      { name: 'title', type: 'string', validation: (rule) => rule.required() } ] }] },
  })`
// Node loads the packages of the Studio as they are: Vite would transform thousands of modules for each command that needs the schema.
const CLI_CONFIG = `
  export default {
    api: { projectId: 'localdemo', dataset: 'production' },
    vite: (config) => ({ ...config, ssr: { external: true } }),
  }`
const MIGRATION = `
  import { at, defineMigration, set } from 'sanity/migrate'
  export default defineMigration({ title: 'Shout', documentTypes: ['page'], migrate: { document: () => at('shout', set(true)) } })`

const SCRIPT = `
  import { getCliClient } from 'sanity/cli'
  const client = getCliClient({ apiVersion: '2025-02-19' })
  const titles = await client.fetch('*[_type == "page" && defined(title)].title')
  await client.create({ _id: 'scripted', _type: 'note', titles })`

/** `output` has the errors too. */
type Outcome = { code: number; output: string }

let lake: ContentLake
let dataDir: string
let project: string
let running: Awaited<ReturnType<typeof startSanity>>

beforeAll(async () => {
  dataDir = temporaryFolder()
  project = temporaryFolder()
  const lines = [
    { _id: 'home', _type: 'page', title: 'Home' },
    { _id: 'untitled', _type: 'page' },
  ]
  lake = await startLake({ dataDir, dataset: { lines } })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{ "name": "a-studio", "type": "module" }')
  writeFileSync(join(project, 'sanity.config.ts'), CONFIG)
  writeFileSync(join(project, 'sanity.cli.ts'), CLI_CONFIG)
  writeFileSync(join(project, 'script.ts'), SCRIPT)
  mkdirSync(join(project, 'migrations', 'shout'), { recursive: true })
  writeFileSync(join(project, 'migrations', 'shout', 'index.ts'), MIGRATION)
  running = await startSanity()
})

afterAll(() => running?.close())

/** Runs `content-lake exec …` in the project. */
function exec(...command: string[]): Promise<Outcome> {
  return new Promise((done) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, HOME: project, CI: 'true', NODE_COMPILE_CACHE }
    const args = [BIN, '--data', dataDir, 'exec', ...command]
    execFile(process.execPath, args, { cwd: project, env }, (error, output, errors) => {
      done({ code: error === null ? 0 : Number(error.code), output: output + errors })
    })
  })
}

/** Starts the process in which the commands of all tests run. */
async function startSanity() {
  const path = join(temporaryFolder(), 'commands')
  const server = createServer().listen(path)
  await once(server, 'listening')
  const ended = exec('node', COMMANDS, path)
  async function fail(): Promise<never> {
    const { code, output } = await ended
    throw new Error(`The process of the commands has ended with ${code}: ${output}`)
  }
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const socket = await Promise.race([connected, fail()])
  server.close()
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  return {
    /** @throws Error when the process has ended before the command has */
    async run(command: readonly string[]): Promise<Outcome> {
      socket.write(`${JSON.stringify(command)}\n`)
      const { value, done } = await lines.next()
      return done ? fail() : JSON.parse(value)
    },
    async close(): Promise<void> {
      socket.end()
      await ended
    },
  }
}

/** Runs commands of Sanity one after the other. @returns what became of each */
async function sanity(...commands: string[][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const command of commands) outcomes.push(await running.run(command))
  return outcomes
}

/** Runs commands that have to succeed. @returns what each prints */
async function succeed(...commands: string[][]): Promise<string[]> {
  const outcomes = await sanity(...commands)
  return outcomes.map(({ code, output }, index) => {
    if (code !== 0) throw new Error(`sanity ${commands[index]?.join(' ')} ended with ${code}: ${output}`)
    return output
  })
}

test('the command as it is installed lists the datasets', async () => {
  const { code, output } = await exec('sanity', 'datasets', 'list')
  expect([code, output]).toEqual([0, expect.stringContaining('production')])
})

test('documents are created, read, queried and deleted', async () => {
  const file = join(project, 'about.json')
  writeFileSync(file, JSON.stringify({ _id: 'about', _type: 'page', title: 'About' }))
  const [, one, queried, , several] = await succeed(
    ['documents', 'create', file],
    ['documents', 'get', 'about'],
    ['documents', 'query', '*[_id == "about"].title', '--api-version', 'v2025-02-19'],
    ['documents', 'delete', 'about'],
    ['documents', 'query', '*[_type == "page"]._id', '--api-version', 'v2025-02-19'],
  )
  expect([one, queried]).toEqual([expect.stringContaining('About'), expect.stringContaining('About')])
  expect(several).toContain('home')
  expect(several).not.toContain('about')
  await expect(clientOf(lake).getDocument('about')).resolves.toBeFalsy()
})

test('documents are validated against the schema', async () => {
  const [validated] = await sanity(['documents', 'validate', '--yes', '--format', 'ndjson'])
  expect(validated?.code).not.toBe(0)
  expect(validated?.output).toContain('untitled')
  expect(validated?.output).toContain('Required')
})

test('datasets are listed, created, copied with their history, exported, imported and deleted', async () => {
  const archive = join(project, 'production.tar.gz')
  const [listed, created, , visibility] = await succeed(
    ['datasets', 'list'],
    ['datasets', 'create', 'staging', '--visibility', 'private'],
    ['datasets', 'visibility', 'set', 'staging', 'private'],
    ['datasets', 'visibility', 'get', 'staging'],
    ['datasets', 'copy', 'production', 'copied'],
    ['datasets', 'copy', '--list'],
    ['datasets', 'export', 'production', archive],
    ['datasets', 'import', archive, 'staging'],
    ['datasets', 'create', 'short-lived', '--visibility', 'private'],
    ['datasets', 'delete', 'short-lived', '--force'],
  )
  expect(listed).toContain('production')
  expect(created).not.toContain('public')
  expect(visibility).toContain('private')
  await expect(clientOf(lake, { dataset: 'copied' }).fetch('*[_id == "home"][0].title')).resolves.toBe('Home')
  await expect(clientOf(lake, { dataset: 'staging' }).fetch('count(*[_type == "page"])')).resolves.toBe(2)
  expect((await clientOf(lake).datasets.list()).map(({ name }) => name)).toEqual(['copied', 'production', 'staging'])
})

test('pull exports the dataset of the project, with which a new lake begins (B412)', async () => {
  const data = temporaryFolder()
  const { code, output } = await exec('node', BIN, '--data', data, 'pull')
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`A new dataset "production" of a lake on ${data} begins with`),
  ])
  const origin = await spawnLake(['--port', '0', '--data', data]).origin
  await expect(clientOf({ origin }).fetch('*[_id == "home"][0].title')).resolves.toBe('Home')
})

test('migrations are listed and run', async () => {
  const [listed] = await succeed(['migrations', 'list'], ['migrations', 'run', 'shout', '--no-dry-run', '--no-confirm'])
  expect(listed).toContain('shout')
  await expect(clientOf(lake).fetch('count(*[shout == true])')).resolves.toBe(2)
})

// Its lists and its removal load the Studio again, which takes most of this file's time, for requests that project.test.ts sends too.
test('the schema is deployed', async () => {
  const [deployed] = await succeed(['schemas', 'deploy'])
  expect(deployed).toContain('Deployed 1/1 schemas')
  const url = '/projects/localdemo/datasets/production/schemas'
  const [schema, ...others]: { _id: string; schema: string }[] = await clientOf(lake).request({ url })
  expect([schema?._id, others]).toEqual(['_.schemas.default', []])
  expect(schema?.schema).toContain('"name":"title"')
})

test('a script reads and writes with the client of the command line', async () => {
  const { code, output } = await exec('sanity', 'exec', 'script.ts')
  expect([code, output]).toEqual([0, expect.any(String)])
  await expect(clientOf(lake).getDocument('scripted')).resolves.toMatchObject({ titles: ['Home'] })
})

test('what there is one of, or none, is listed; what is an option of the lake says which', async () => {
  const [cors, tokens, hooks, users, projects] = await succeed(
    ['cors', 'list'],
    ['tokens', 'list'],
    ['hooks', 'list'],
    ['users', 'list'],
    ['projects', 'list'],
  )
  expect(cors).toContain('No CORS origins')
  expect(tokens).toContain('No API tokens')
  expect(hooks).toMatch(/^\s*$/)
  expect(users).toMatch(/Local editor.*Administrator/)
  expect(projects).toContain('localdemo')
  const refused = await sanity(
    ['cors', 'add', 'https://example.com', '--no-credentials'],
    ['tokens', 'add', 'of-a-script', '--role', 'administrator'],
    ['datasets', 'alias', 'create', 'live', 'production'],
    ['backups', 'list', 'production'],
    ['backups', 'enable', 'production'],
    ['graphql', 'undeploy', '--dataset', 'production', '--force'],
  )
  expect(refused.map(({ code }) => code)).not.toContain(0)
  expect(refused.map(({ output }) => output)).toEqual([
    expect.stringContaining('--allow-origin'),
    expect.stringContaining('--token'),
    expect.stringContaining('no aliases of datasets'),
    expect.stringContaining('no backups'),
    expect.stringContaining('no backups'),
    expect.stringContaining('no GraphQL'),
  ])
})
