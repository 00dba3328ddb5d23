/** deploy/provenance.mjs: what an image's files were made of, and whether they are still the same (B772). */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'

const SCRIPT = resolve('deploy', 'provenance.mjs')

function runIn(folder: string, words: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { NODE_ENV: 'test', ...env },
  })
  return { status, stdout, stderr }
}

function image(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'server.js'), 'start()')
  writeFileSync(join(folder, 'pages', 'index.html'), '<h1>Home</h1>')
  symlinkSync('server.js', join(folder, 'link.js'))
  return folder
}

test('the statement names each file with its digest, the commit, the lock and the values of the build', () => {
  const commit = 'abc'.padEnd(40, '0')
  const { stdout } = runIn(image(), [], { SOURCE_COMMIT: commit, LOCK_SHA256: 'def', SITE_INDEXING: 'off' })
  const { _type, subject, predicateType, predicate } = JSON.parse(stdout)
  expect([_type, predicateType]).toEqual(['https://in-toto.io/Statement/v1', 'https://slsa.dev/provenance/v1'])
  expect(subject).toEqual([
    { name: 'link.js', digest: { sha256: expect.stringMatching(/^[\da-f]{64}$/) } },
    // printf '<h1>Home</h1>' | sha256sum
    {
      name: 'pages/index.html',
      digest: { sha256: '1a7133067a4ac7fe06565943dd44870f232041b1d28b4340e2b678244a3b79f6' },
    },
    { name: 'server.js', digest: { sha256: expect.stringMatching(/^[\da-f]{64}$/) } },
  ])
  expect(predicate.buildDefinition.externalParameters).toMatchObject({ SITE_INDEXING: 'off', API_BASE_URL: null })
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { name: 'source', digest: { gitCommit: commit } },
    { name: 'package-lock.json', digest: { sha256: 'def' } },
    { name: 'node', annotations: { version: process.version } },
  ])
})

test('files that were changed, added or removed since, and a link that leads elsewhere, are named', () => {
  const folder = image()
  writeFileSync(join(folder, 'provenance.json'), runIn(folder, []).stdout)
  expect(runIn(folder, ['verify', 'provenance.json'])).toEqual({
    status: 0,
    stdout: 'Every file is as the statement says.\n',
    stderr: '',
  })
  writeFileSync(join(folder, 'server.js'), 'steal()')
  writeFileSync(join(folder, 'pages', 'new.html'), '')
  rmSync(join(folder, 'pages', 'index.html'))
  rmSync(join(folder, 'link.js'))
  symlinkSync('/etc/passwd', join(folder, 'link.js'))
  const { status, stdout } = runIn(folder, ['verify', 'provenance.json'])
  expect([status, stdout.trim().split('\n').sort()]).toEqual([
    1,
    [
      'Files that differ: 4',
      'changed: link.js',
      'changed: server.js',
      'missing: pages/index.html',
      'not named: pages/new.html',
    ],
  ])
})

test('other words are refused with its usage', () => {
  for (const words of [['verify'], ['check']]) {
    expect(runIn(image(), words)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'Usage: node provenance.mjs [verify <file>]\n',
    })
  }
})
