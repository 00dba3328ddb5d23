/**
 * The package as others install it: built, packed, installed from its tarball into an empty folder, and used there. It needs no
 * network: what it depends on are links to what the repository has installed.
 */
import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { clientOf, later, temporaryFolder } from '../../testing/lake.ts'

const run = promisify(execFile)

// Bundling, declaring, packing and installing, on a busy machine.
jest.setTimeout(300_000)

/** Largest bundle of own code, in bytes. */
const MAX_OWN_BYTES = 165_000

/** An empty folder with the package installed, and the package in it. */
let folder: string
let installed: string

beforeAll(async () => {
  const built = join(temporaryFolder(), 'built')
  await run(process.execPath, ['packages/content-lake/tools/build.ts', built])
  const target = temporaryFolder()
  await run('npm', ['pack', '--offline', '--pack-destination', target, built])
  const [tarball = ''] = readdirSync(target)
  const { dependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'))
  folder = temporaryFolder()
  const overrides = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, `file:${resolve('node_modules', name)}`]),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', type: 'module', overrides }))
  const options = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, join(target, tarball)], { cwd: folder })
  installed = join(folder, 'node_modules', '@bowerbird', 'content-lake')
})

/** Starts a program of the folder; it is killed after the tests of the file. */
function start(args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  later(() => child.kill('SIGKILL'))
  if (child.stdout === null || child.stderr === null) throw new Error('The program has no output')
  return { child, output: text(child.stdout), errors: text(child.stderr), stdout: child.stdout }
}

const BIN = join('node_modules', '.bin', 'content-lake')

/** Starts the command until it is ready. @returns the origin of its lake, and what it has printed before */
async function startBin(...options: string[]): Promise<{ origin: string; printed: string }> {
  const child = spawn(process.execPath, [BIN, '--port', '0', '--data', temporaryFolder(), ...options], { cwd: folder })
  later(() => child.kill('SIGKILL'))
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    const origin = /^ready (\S+)$/m.exec(printed)?.[1]
    if (origin !== undefined) return { origin, printed }
  }
  throw new Error(`The command ended: ${printed}`)
}

/** The oldest Node that the package promises, which npm carries; undefined outside of CI, and where npm cannot get it. */
async function oldNode(): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`
  const target = temporaryFolder()
  const options = ['--prefix', target, '--no-audit', '--no-fund', '--fetch-retries=0', '--fetch-timeout=20000']
  if (process.env.CI === undefined) return undefined
  return run('npm', ['install', ...options, `${name}@22.12.0`]).then(
    () => join(target, 'node_modules', name, 'bin', 'node'),
    () => undefined,
  )
}

function sizeOf(path: string): number {
  return readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0)
}

test('it is JavaScript of its own below the limit', () => {
  const files = readdirSync(installed, { recursive: true }).map(String)
  expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', join('docs', 'next.md')]))
  expect(sizeOf(join(installed, 'lib'))).toBeLessThan(MAX_OWN_BYTES)
})

test('its command starts a lake whose threads evaluate queries', async () => {
  const { origin, printed } = await startBin()
  expect(printed).toBe(`ready ${origin}\n`)
  const client = clientOf({ origin })
  await client.create({ _id: 'home', _type: 'page', title: 'Home' })
  await expect(client.fetch('*[_type == "page"][0].title')).resolves.toBe('Home')
  const asset = await client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  await expect((await fetch(asset.url)).text()).resolves.toBe('text')
})

test.each([
  [{ dependencies: { next: '16' } }, ['NEXT_PUBLIC_SANITY_API_HOST=http://localhost:'], ['Astro', 'VITE_']],
  [{ devDependencies: { astro: '6', vite: '8' } }, ['PUBLIC_SANITY_PROJECT_ID=localdemo', 'VITE_SANITY'], ['Next']],
  [{}, ['Next', 'Astro', 'Vite', 'Studio'], []],
])('in a project with %j it hints at what to set', async (manifest, expected, others) => {
  const project = temporaryFolder()
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  const args = [join(folder, BIN), '--port', '0', '--data', temporaryFolder(), '--hints']
  const { child, output, stdout } = start(args, { cwd: project })
  stdout.on('data', (chunk) => {
    if (String(chunk).includes('ready ')) child.kill('SIGTERM')
  })
  const printed = await output
  for (const part of expected) expect(printed).toContain(part)
  for (const part of others) expect(printed).not.toContain(part)
})

test('an older Node gets one line', async () => {
  const pretend = `--import=data:text/javascript,Object.defineProperty(process,'version',{value:'v20.1.0'})`
  const { output, errors } = start([pretend, BIN])
  expect(await errors).toBe('content-lake needs Node 22.12 or newer; this is v20.1.0.\n')
  expect(await output).toBe('')
})

test('its command runs others against a lake', async () => {
  const code = `fetch('https://api.sanity.io/v1/projects').then(async (response) => console.log(await response.text()))`
  const { output } = start([BIN, '--data', temporaryFolder(), 'exec', 'node', '-e', code])
  expect(await output).toContain('"id":"localdemo"')
})

test('tests of any runner start a lake with documents, and reset it', async () => {
  const file = join(folder, 'uses.mjs')
  const code = `
    import { startLake } from '@bowerbird/content-lake/testing'
    await using lake = await startLake({ documents: [{ _id: 'home', _type: 'page', title: 'Home' }] })
    const url = lake.client.apiHost + '/v2025-02-19/data'
    const mutations = [{ patch: { id: 'home', set: { title: 'Changed' } } }]
    const title = async () => (await (await fetch(url + '/query/production?query=*%5B0%5D.title')).json()).result
    await fetch(url + '/mutate/production', { method: 'POST', body: JSON.stringify({ mutations }) })
    const changed = await title()
    lake.snapshots.reset()
    console.log(lake.client.projectId, changed, await title())`
  writeFileSync(file, code)
  const { output, errors } = start([file])
  expect(await errors).toBe('')
  expect(await output).toBe('localdemo Changed Home\n')
})

test('it runs on Node 22.12 (B410)', async () => {
  const node = await oldNode()
  if (node === undefined) return console.warn('Node 22.12 is installed in CI only: its test is skipped')
  const program = `
    import { startLake } from '@bowerbird/content-lake/testing'
    const lake = await startLake({ documents: [{ _id: 'home', _type: 'page', title: 'Home' }] })
    const url = lake.client.apiHost + '/v2025-02-19/data'
    const send = (mutation) => fetch(url + '/mutate/production', { method: 'POST', body: JSON.stringify({ mutations: [mutation] }) })
    const statuses = [await send({ patch: { id: 'home', set: { title: 'Changed' } } }), await send({ create: { _id: 'home', _type: 'page' } })]
    const { result } = await (await fetch(url + '/query/production?query=*%5B_type%3D%3D%22page%22%5D.title')).json()
    lake.snapshots.reset()
    await lake.close()
    console.log(process.version, statuses.map(({ status }) => status).join(), result.join())`
  writeFileSync(join(folder, 'old.mjs'), program)
  const { stdout } = await run(node, ['--experimental-sqlite', 'old.mjs'], { cwd: folder })
  expect(stdout).toBe('v22.12.0 200,409 Changed\n')
  const child = spawn(node, [BIN, '--port', '0', '--data', temporaryFolder()], { cwd: folder })
  later(() => child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.on('close', resolve))
  child.stdout.once('data', () => child.kill('SIGTERM'))
  expect(await text(child.stdout)).toMatch(/^ready http/)
  expect(await ended).toBe(0)
})

test('its types are enough for a strict compiler', async () => {
  writeFileSync(
    join(folder, 'uses.ts'),
    `import { startContentLake, type ContentLake } from '@bowerbird/content-lake'
     import { startLake } from '@bowerbird/content-lake/testing'
     const lake: ContentLake = await startContentLake({ port: 0, dataDir: 'data', seed: 'seed.ndjson' })
     const names: string[] = lake.snapshots.restore('start')
     const host: string = (await startLake({ documents: [] })).client.apiHost
     // @ts-expect-error: there is no such option
     await startLake({ prot: 1 })
     console.log(names, host)`,
  )
  const types = resolve('node_modules', '@types')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--skipLibCheck']
  const compiler = resolve('node_modules', 'typescript', 'bin', 'tsc')
  await run(process.execPath, [compiler, ...options, '--typeRoots', types, '--types', 'node', 'uses.ts'], {
    cwd: folder,
  })
})
