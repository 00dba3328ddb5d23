/** A server and the values of the build that it serves. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@/lib/env'
import {
  BUILD_VALUES,
  type Build,
  buildIdOf,
  differenceFromBuild,
  readBuild,
  valuesOfBuild,
} from '@/lib/startup/build-values'

const HOSTED = {
  API_BASE_URL: 'https://api.example.com',
  NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-build-values-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(variables: Record<string, string>): Build {
  const made = { id: 'id', values: valuesOfBuild(readEnv(variables)) }
  writeFileSync(join(folder, BUILD_VALUES), JSON.stringify(made))
  expect(readBuild(folder)).toEqual(made)
  return made
}

test.each([
  ['API_BASE_URL', 'https://staging.example.com'],
  ['NEXT_PUBLIC_SITE_URL', 'https://staging.example.com'],
  ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'other'],
  ['NEXT_PUBLIC_SANITY_DATASET', 'staging'],
  ['SITE_INDEXING', 'off'],
])('another %s than that of the build is named', (variable, value) => {
  const made = build(HOSTED)
  expect(differenceFromBuild(made, readEnv(HOSTED))).toBeNull()
  const { [variable]: built = 'on' }: Record<string, string> = HOSTED
  expect(differenceFromBuild(made, readEnv({ ...HOSTED, [variable]: value }))).toBe(
    `${variable} is "${value}", but the build was made with "${built}": build again with the values of this server.`,
  )
})

test('stand-ins on other ports are the same', () => {
  const made = build({})
  const elsewhere = { PORT: '4711', LOCAL_API_PORT: '4712', LOCAL_LAKE_PORT: '4713' }
  expect(differenceFromBuild(made, readEnv(elsewhere))).toBeNull()
})

function prepareProcess(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const, NEXT_DIST_DIR: folder, ...variables }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server.js'], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the server exits with one line when the build is of another project, or not there', () => {
  build({})
  const line =
    'NEXT_PUBLIC_SANITY_PROJECT_ID is "abc123de", but the build was made with "localdemo": build again with the values of this server.\n'
  const { NEXT_PUBLIC_SANITY_PROJECT_ID } = HOSTED
  expect(prepareProcess({ NEXT_PUBLIC_SANITY_PROJECT_ID })).toEqual({ status: 1, stdout: '', stderr: line })
  rmSync(join(folder, BUILD_VALUES))
  expect(prepareProcess({})).toMatchObject({ status: 1, stderr: `There is no build of this version in ${folder}.\n` })
  expect(prepareProcess({ PORT: 'http' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^PORT is "http", .*\n$/),
  })
})

test('the id of a build is that of its commit and its values, and without a commit Next makes one up (B773)', () => {
  const values = valuesOfBuild(readEnv(HOSTED))
  const commit = 'abc'.padEnd(40, '0')
  const id = buildIdOf(commit, values)
  expect(id).toMatch(/^[b-g\d]{21}$/)
  expect(buildIdOf(commit, valuesOfBuild(readEnv(HOSTED)))).toBe(id)
  expect(buildIdOf('abd'.padEnd(40, '0'), values)).not.toBe(id)
  expect(buildIdOf(commit, { ...values, SITE_INDEXING: 'off' })).not.toBe(id)
  for (const none of [undefined, '', 'unknown']) expect(buildIdOf(none, values)).toBeNull()
})
