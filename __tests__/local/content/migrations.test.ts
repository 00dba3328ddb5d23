/** Content is migrated by Sanity's own command, as docs/CONTENT.md says, with the configuration of the Studio. */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clientOf, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'

const MIGRATION = `
  import { at, defineMigration, set } from 'sanity/migrate'
  export default defineMigration({
    title: 'Marks every page',
    documentTypes: ['page'],
    migrate: { document: () => at('title', set('Migrated')) },
  })`

/** The Studio with a migration of its own. */
function makeStudio(): string {
  const folder = join(temporaryFolder(), 'studio')
  mkdirSync(join(folder, 'migrations', 'mark-pages'), { recursive: true })
  for (const name of readdirSync('studio')) symlinkSync(resolve('studio', name), join(folder, name))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'migrations', 'mark-pages', 'index.ts'), MIGRATION)
  return folder
}

function run(command: string, cwd: string): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command.split(/\s+/)
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, HOME: cwd, CI: 'true' }
  return new Promise((done) => {
    execFile(resolve('node_modules/.bin', program), args, { cwd, env }, (error, output, errors) => {
      done({ code: error === null ? 0 : Number(error.code), output: output + errors })
    })
  })
}

test('the documented command says what it would change, and changes it', async () => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataDir, dataset: { lines: [{ _id: 'home', _type: 'page', title: 'Home' }] } })
  const titles = () => clientOf(lake).fetch('*[_type == "page"].title')
  const documented = readFileSync('docs/CONTENT.md', 'utf8').matchAll(/^npx (content-lake .*?)(?: {2,}#.*)?$/gm)
  const [dryRun, migration] = Array.from(documented, ([, command = '']) =>
    command.trim().replace('../.local', dataDir).replace('<id>', 'mark-pages'),
  )
  const studio = makeStudio()
  expect(await run(dryRun ?? '', studio)).toMatchObject({ code: 0, output: expect.stringContaining('Migrated') })
  expect(await titles()).toEqual(['Home'])
  expect(await run(migration ?? '', studio)).toMatchObject({ code: 0 })
  expect(await titles()).toEqual(['Migrated'])
})
