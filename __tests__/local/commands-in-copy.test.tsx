/**
 * Commands that write files of the project, run in a copy of it. `npm run new:section` also runs typegen.
 * @jest-environment jsdom
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = process.cwd()
const COPIED = ['__tests__', 'components', 'lib', 'local', 'packages', 'pages', 'public', 'studio']
const FILES = [
  '.gitignore',
  'biome.json',
  'package-lock.json',
  'instrumentation.ts',
  'jest.config.js',
  'next.config.js',
  'package.json',
  'proxy.ts',
  'tsconfig.json',
]

const isSource = (path: string) => !/[\\/](node_modules|dist[^\\/]*|\.sanity|media|__tests__[\\/]browser)$/.test(path)

const copy = mkdtempSync(join(tmpdir(), 'bowerbird-section-'))
for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource })
for (const name of FILES) cpSync(join(ROOT, name), join(copy, name))
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** As on the new machine of a developer. @returns the exit code, with the output where that is not 0 */
function run(...args: string[]): { code: number | null; output: string } {
  const home = join(copy, 'home')
  const env = { ...process.env, CI: '', HOME: home, XDG_CONFIG_HOME: home }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
  return { code: status, output: status === 0 ? '' : stdout + stderr }
}

describe('a new section', () => {
  // Before the tests are known, because it writes some of them.
  const outcome = run('local/cli.ts', 'new:section', 'demo-thing')

  test('is written, with the types of its content', () => {
    expect(outcome).toEqual({ code: 0, output: '' })
    const types = readFileSync(join(copy, 'lib', 'content', 'sanity.types.ts'), 'utf8')
    // A failure would print them all.
    expect(/_type: "demoThing";[^}]*\btext: string \| null/.test(types)).toBe(true)
    expect(readFileSync(join(copy, 'studio', 'schema', 'sections', 'index.ts'), 'utf8')).toContain("'./demo-thing.ts'")
  })

  test('is loaded by the registry', async () => {
    const { SECTIONS }: typeof import('@/components/sections/registry') = require(
      join(copy, 'components', 'sections', 'registry.ts'),
    )
    const { demoThing } = Object.fromEntries(Object.entries(SECTIONS))
    await expect(demoThing?.load()).resolves.toHaveProperty('default')
  })

  describe('passes the test that it gets', () => {
    const file = join(copy, '__tests__', 'components', 'sections', 'demo-thing.test.tsx')
    // Elsewhere "@/" is this project, which has no such section.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll("'@/components/sections/", `'${join(copy, 'components', 'sections')}/`),
    )
    require(file)
  })
})

test('fonts writes what is committed', () => {
  const written = () => [
    ...readdirSync(join(copy, 'public', 'fonts')).sort(),
    readFileSync(join(copy, 'lib', 'html', 'font-faces.ts'), 'utf8'),
  ]
  const committed = written()
  rmSync(join(copy, 'public', 'fonts'), { recursive: true })
  writeFileSync(join(copy, 'lib', 'html', 'font-faces.ts'), '')
  expect(run('local/cli.ts', 'fonts')).toEqual({ code: 0, output: '' })
  expect(written()).toEqual(committed)
})

test('lock restores an entry for another system', () => {
  const file = join(copy, 'package-lock.json')
  const committed = readFileSync(file, 'utf8')
  const lock: { packages: Record<string, { os?: string[] }> } = JSON.parse(committed)
  const foreign = Object.keys(lock.packages).find((name) => /next\/swc-win32-x64/.test(name)) ?? ''
  delete lock.packages[foreign]
  writeFileSync(file, JSON.stringify(lock, null, 2))
  expect(run('local/cli.mjs', 'lock')).toEqual({ code: 0, output: '' })
  const restored: typeof lock = JSON.parse(readFileSync(file, 'utf8'))
  expect(restored.packages[foreign]).toMatchObject({ optional: true, os: ['win32'], cpu: ['x64'] })
  expect(Object.keys(restored.packages)).toEqual(Object.keys(JSON.parse(committed).packages))
})

test('format formats the files it is given', () => {
  const file = join('lib', 'unformatted.ts')
  writeFileSync(join(copy, file), 'export const a = "b";')
  expect(run('local/cli.ts', 'format', file)).toEqual({ code: 0, output: '' })
  expect(readFileSync(join(copy, file), 'utf8')).toBe("export const a = 'b'\n")
})
