/** The check of the dataset's redirects and links. */
import { lintDataset } from '../../../local/check/redirects'
import { readDocuments } from '../../../local/stack/demo-content'

const PAGE = { _id: 'page-a', _type: 'page', path: '/a' }

function redirect(id: string, source: string, target: string) {
  return { _id: id, _type: 'redirect', source, target: { kind: 'path', path: target } }
}

function banner(url: string) {
  return { ...PAGE, _id: 'page-b', path: '/b', banner: { link: { _type: 'link', kind: 'external', url } } }
}

test('the dataset of the repository passes', () => {
  expect(lintDataset(readDocuments())).toEqual({ hasErrors: false, lines: [] })
})

test.each([
  ['a redirect that leads nowhere', redirect('r', '/old', '/gone'), /^warning r \(\/old\): There is no page/],
  ['a source where a page is', redirect('r', '/a', '/b'), /^error r \(\/a\): A page is published/],
  ['a link that leads nowhere', banner('/gone'), /^error page-b banner\.link\.url: \/gone leads nowhere/],
])('%s fails', (_, document, line) => {
  const { hasErrors, lines } = lintDataset([PAGE, document])
  expect(hasErrors).toBe(true)
  expect(lines[0]).toMatch(line)
})

test('a link to a redirect, and a chain, are reported and pass', () => {
  const documents = [PAGE, redirect('r', '/old', '/a'), redirect('s', '/older', '/old'), banner('/old')]
  const { hasErrors, lines } = lintDataset(documents)
  expect(hasErrors).toBe(false)
  expect(lines).toEqual([
    'warning s (/older): /old is itself redirected: people end at /a. Write /a here.',
    'warning page-b banner.link.url: /old is redirected: write /a',
  ])
})
