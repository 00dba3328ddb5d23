/** The check of the dataset's redirects and links, run as `npm run check` runs it. */
import { lint } from './lint.ts'

const PAGE = { _id: 'page-a', _type: 'page', path: '/a' }

function redirect(id: string, source: string, target: string) {
  return { _id: id, _type: 'redirect', source, target: { kind: 'path', path: target } }
}

function banner(url: string) {
  return { ...PAGE, _id: 'page-b', path: '/b', banner: { link: { _type: 'link', kind: 'external', url } } }
}

test('the dataset of the repository passes', () => {
  expect(lint('redirects')).toEqual({ status: 0, lines: [] })
})

test.each([
  ['a redirect that leads nowhere', redirect('r', '/old', '/gone'), /^warning r \(\/old\): There is no page/],
  ['a source where a page is', redirect('r', '/a', '/b'), /^error r \(\/a\): A page is published/],
  ['a link that leads nowhere', banner('/gone'), /^error page-b banner\.link\.url: \/gone leads nowhere/],
])('%s fails', (_, document, said) => {
  const { status, lines } = lint('redirects', PAGE, document)
  expect(status).toBe(1)
  expect(lines[0]).toMatch(said)
})

test('a link to a redirect, and a chain, are reported and pass', () => {
  const { status, lines } = lint(
    'redirects',
    PAGE,
    redirect('r', '/old', '/a'),
    redirect('s', '/older', '/old'),
    banner('/old'),
  )
  expect(status).toBe(0)
  expect(lines).toEqual([
    'warning s (/older): /old is itself redirected: people end at /a. Write /a here.',
    'warning page-b banner.link.url: /old is redirected: write /a',
  ])
})
