/** The check of the dataset's redirects and links, run as `npm run check` runs it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PAGE = { _id: 'page-a', _type: 'page', path: '/a' }

function redirect(id: string, source: string, target: string) {
  return { _id: id, _type: 'redirect', source, target: { kind: 'path', path: target } }
}

function check(...documents: object[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-redirects-'))
  try {
    const file = path.join(folder, 'data.ndjson')
    writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'))
    const run = spawnSync(process.execPath, ['local/tools/lint-redirects.ts', file], { encoding: 'utf8' })
    return { status: run.status, lines: run.stdout.split('\n').filter(Boolean) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function banner(url: string) {
  return { ...PAGE, _id: 'page-b', path: '/b', banner: { link: { _type: 'link', kind: 'external', url } } }
}

test('the dataset of the repository passes', () => {
  const run = spawnSync(process.execPath, ['local/tools/lint-redirects.ts'], { encoding: 'utf8' })
  expect({ status: run.status, said: run.stdout }).toEqual({ status: 0, said: '' })
})

test.each([
  ['a redirect that leads nowhere', redirect('r', '/old', '/gone'), /^warning r \(\/old\): There is no page/],
  ['a source where a page is', redirect('r', '/a', '/b'), /^error r \(\/a\): A page is published/],
  ['a link that leads nowhere', banner('/gone'), /^error page-b banner\.link\.url: \/gone leads nowhere/],
])('%s fails', (_, document, said) => {
  const { status, lines } = check(PAGE, document)
  expect(status).toBe(1)
  expect(lines[0]).toMatch(said)
})

test('a link to a redirect, and a chain, are reported and pass', () => {
  const { status, lines } = check(PAGE, redirect('r', '/old', '/a'), redirect('s', '/older', '/old'), banner('/old'))
  expect(status).toBe(0)
  expect(lines).toEqual([
    'warning s (/older): /old is itself redirected: people end at /a. Write /a here.',
    'warning page-b banner.link.url: /old is redirected: write /a',
  ])
})
