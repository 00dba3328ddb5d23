/** Sanity's own command line, unchanged, against the lake: as `content-lake exec sanity …` in a project's folder. */
import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, startLake, temporaryFolder } from '../../testing/lake.ts'

const BIN = resolve('packages/content-lake/bin/content-lake.mjs')

// Each command starts Node twice, and some bundle the Studio.
jest.setTimeout(600_000)

const CONFIG = `
  import { defineConfig } from 'sanity'
  export default defineConfig({
    projectId: 'localdemo', dataset: 'production',
    schema: { types: [{ name: 'page', type: 'document', fields: [
      { name: 'title', type: 'string', validation: (rule) => rule.required() } ] }] },
  })`
const CLI_CONFIG = `export default { api: { projectId: 'localdemo', dataset: 'production' } }`
const MIGRATION = `
  import { at, defineMigration, set } from 'sanity/migrate'
  export default defineMigration({ title: 'Shout', documentTypes: ['page'], migrate: { document: () => at('shout', set(true)) } })`

type Outcome = { code: number; output: string; errors: string }

let lake: ContentLake
let dataDir: string
let project: string

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
  mkdirSync(join(project, 'migrations', 'shout'), { recursive: true })
  writeFileSync(join(project, 'migrations', 'shout', 'index.ts'), MIGRATION)
})

/** Runs `content-lake exec sanity …` in the project. */
function sanity(...words: string[]): Promise<Outcome> {
  return new Promise((done) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, HOME: project, CI: 'true' }
    const args = [BIN, '--data', dataDir, 'exec', 'sanity', ...words]
    execFile(process.execPath, args, { cwd: project, env }, (error, output, errors) => {
      done({ code: error === null ? 0 : Number(error.code), output, errors })
    })
  })
}

/** Runs a command that has to succeed. @returns what it prints */
async function succeeds(...words: string[]): Promise<string> {
  const { code, output, errors } = await sanity(...words)
  if (code !== 0) throw new Error(`sanity ${words.join(' ')} ended with ${code}: ${errors}${output}`)
  return output + errors
}

test('documents are created, read, queried and deleted', async () => {
  const file = join(project, 'about.json')
  writeFileSync(file, JSON.stringify({ _id: 'about', _type: 'page', title: 'About' }))
  await succeeds('documents', 'create', file)
  expect(await succeeds('documents', 'query', '*[_id == "about"].title', '--api-version', 'v2025-02-19')).toContain(
    'About',
  )
  await succeeds('documents', 'delete', 'about')
  await expect(clientOf(lake).getDocument('about')).resolves.toBeFalsy()
})

test('documents are validated against the schema', async () => {
  const { output, errors } = await sanity('documents', 'validate', '--yes', '--format', 'ndjson')
  expect(output + errors).toContain('untitled')
  expect(output + errors).toContain('Required')
})

test('datasets are listed, created, copied with their history, exported, imported and deleted', async () => {
  expect(await succeeds('datasets', 'list')).toContain('production')
  await succeeds('datasets', 'create', 'staging', '--visibility', 'private')
  await succeeds('datasets', 'copy', 'production', 'copied')
  const copied = clientOf(lake, { dataset: 'copied' })
  await expect(copied.fetch('*[_id == "home"][0].title')).resolves.toBe('Home')
  const archive = join(project, 'production.tar.gz')
  await succeeds('datasets', 'export', 'production', archive)
  await succeeds('datasets', 'import', archive, 'staging')
  await expect(clientOf(lake, { dataset: 'staging' }).fetch('count(*[_type == "page"])')).resolves.toBe(2)
  await succeeds('datasets', 'delete', 'copied', '--force')
  expect((await clientOf(lake).datasets.list()).map(({ name }) => name)).toEqual(['production', 'staging'])
})

test('a migration is run', async () => {
  await succeeds('migrations', 'run', 'shout', '--no-dry-run', '--no-confirm')
  await expect(clientOf(lake).fetch('count(*[shout == true])')).resolves.toBe(2)
})

test('the schema is deployed, listed and removed', async () => {
  expect(await succeeds('schemas', 'deploy')).toContain('Deployed 1/1 schemas')
  expect(await succeeds('schemas', 'list')).toContain('_.schemas.default')
  expect(await succeeds('schemas', 'delete', '--ids', '_.schemas.default', '--yes')).toContain('deleted 1/1')
})

test.each([
  ['cors list', /No CORS origins/],
  ['tokens list', /No API tokens/],
  ['hooks list', /^\s*$/],
  ['users list', /Local editor.*Administrator/],
  ['projects list', /localdemo/],
])('%s', async (command, expected) => {
  expect(await succeeds(...command.split(' '))).toMatch(expected)
})

test('what is an option of the lake says which', async () => {
  const { code, errors, output } = await sanity('cors', 'add', 'https://example.com', '--no-credentials')
  expect(code).not.toBe(0)
  expect(errors + output).toContain('--allow-origin')
})
