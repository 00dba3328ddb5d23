/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { standaloneFiles } from '@/lib/next/standalone-files'

/** Every file that Next's loader of the configuration looks for on its way to next.config.js. */
function filesOfConfigurationLoader(): string[] {
  const script = `
    const Module = require('node:module')
    const { loadWebpackHook } = require('next/dist/server/config-utils')
    const resolve = Module._resolveFilename
    const found = new Set()
    Module._resolveFilename = (...given) => {
      const file = resolve(...given)
      if (file.includes('/compiled/')) found.add(file)
      return file
    }
    loadWebpackHook()
    console.log(JSON.stringify([...found]))`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const files: string[] = JSON.parse(stdout)
  return files.map((file) => relative(process.cwd(), file))
}

const included = new Set(standaloneFiles().flatMap((pattern) => globSync(pattern)))

test("what Next's loader of the configuration looks for is in the standalone output", () => {
  const needed = filesOfConfigurationLoader()
  expect(needed.length).toBeGreaterThan(5)
  expect(needed.filter((file) => !included.has(file))).toEqual([])
})

test('so are the configuration, the modules of the server, and the packages that only the server loads', () => {
  for (const file of [
    'next.config.js',
    join('lib', 'server', 'http', 'site-server.ts'),
    join('lib', 'next', 'cache-handler.mjs'),
    join('components', 'runtime', 'note-presses.js'),
    join('components', 'script', 'load-count.js'),
    join('components', 'voices', 'remember-compact.js'),
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    join('node_modules', 'compression', 'index.js'),
    join('node_modules', 'negotiator', 'index.js'),
  ]) {
    expect([file, included.has(file)]).toEqual([file, true])
  }
})
