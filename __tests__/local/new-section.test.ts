/** `npm run new:section`, run in a copy of the project: the section is in every list, and passes the test that it gets. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = process.cwd()
const COPIED = ['__tests__', 'components', 'lib', 'local', 'pages', 'public', 'studio']
const FILES = ['instrumentation.ts', 'jest.config.js', 'next.config.js', 'package.json', 'proxy.ts', 'tsconfig.json']

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'bowerbird-section-'))
  const isSource = (path: string) => !/[\\/](node_modules|dist[^\\/]*|\.sanity|media|__tests__[\\/]browser)$/.test(path)
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource })
  for (const name of FILES) cpSync(join(ROOT, name), join(copy, name))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** @returns the exit code, with the output where that is not 0 */
function run(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { code: status, output: status === 0 ? '' : stdout + stderr }
}

test('a new section renders wherever sections do, and passes its own test', () => {
  expect(run('local/commands/new-section.ts', 'demo-thing')).toEqual({ code: 0, output: '' })
  expect(run('node_modules/jest/bin/jest.js', 'sections/demo-thing', 'all-sections')).toEqual({ code: 0, output: '' })
})
