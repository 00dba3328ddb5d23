/** When the build of a site is used again. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { readEnv } from '@/lib/env'
import { BUILD_VALUES, valuesOfBuild } from '@/lib/startup/build-values'
import { hasFreshBuild, portsOf, writeBuildRecord } from '@/local/site/build-record'
import { fingerprint, siteFingerprint } from '@/local/site/fingerprint'

const folder = temporaryFolder()
const env = { NODE_ENV: 'production', NEXT_DIST_DIR: folder, PORT: '3000' } as const

beforeEach(() => {
  writeFileSync(join(folder, BUILD_VALUES), JSON.stringify({ id: 'id', values: valuesOfBuild(readEnv(env)) }))
  writeBuildRecord(folder, { fingerprint: siteFingerprint(), ports: portsOf(env) })
})

test('while sources and configuration are the same', () => {
  expect(hasFreshBuild(env)).toBe(true)
})

test.each([
  ['another port', { PORT: '3001' }],
  ['another API', { API_BASE_URL: 'https://api.example.com' }],
  ['another project', { NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted' }],
  ['a standalone output', { NEXT_OUTPUT: 'standalone' }],
])('not for %s', (_, settings) => {
  expect(hasFreshBuild({ ...env, ...settings })).toBe(false)
})

test('not when it was not finished, or made of other sources', () => {
  const record = join(folder, 'made-of.json')
  writeFileSync(record, readFileSync(record, 'utf8').replace(siteFingerprint(), 'other'))
  expect(hasFreshBuild(env)).toBe(false)
  rmSync(record)
  expect(hasFreshBuild(env)).toBe(false)
})

test('a fingerprint follows the names and contents of the files, but for those that are left out', () => {
  const sources = temporaryFolder()
  const current = () => fingerprint([sources], (name) => name === 'generated')
  writeFileSync(join(sources, 'one.ts'), '1')
  const first = current()
  writeFileSync(join(sources, 'generated'), '')
  expect(current()).toBe(first)
  writeFileSync(join(sources, 'one.ts'), '2')
  const second = current()
  expect(second).not.toBe(first)
  renameSync(join(sources, 'one.ts'), join(sources, 'two.ts'))
  expect(current()).not.toBe(second)
})
