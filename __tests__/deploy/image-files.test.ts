/** The build of the image checks the types of all files in it, so none of them may import what .dockerignore leaves out (B343). */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

const rules = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ isException: line.startsWith('!'), glob: line.replace(/^!/, '') }))

function isLeftOut(file: string): boolean {
  const steps = file.split('/')
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'))
  const last = rules.findLast(({ glob }) => paths.some((path) => matchesGlob(path, glob)))
  return last !== undefined && !last.isException
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))

const leftOut = new Set(files.filter(isLeftOut))

/** Where an import leads, without the ending of a module, or what Vite is asked to make of the file. */
function targetOf(file: string, name: string): string {
  return (name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)).replace(/\.tsx?$|\?raw$/, '')
}

test('no file of the image imports one that is left out', () => {
  expect(leftOut).toContain('__tests__/deploy/image-files.test.ts')
  const missing = new Set(Array.from(leftOut, (file) => file.replace(/(?:\/index)?\.tsx?$/, '')))
  const wrong = files
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.has(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'((?:\.|@\/)[^']+)'/g),
        ([, name = '']) => name,
      )
        .filter((name) => missing.has(targetOf(file, name)))
        .map((name) => `${file}: ${name}`),
    )
  expect(wrong).toEqual([])
})
