import { redirectPathProblem, redirectSourceProblem, redirectUrlProblem } from '@/studio/redirects/rules/redirect'
import { type ContentDocument, validate } from '../schema/content-model'

test.each([
  '/narration',
  '/Services/eLearning',
  '/television/tv-commercials/',
  '/a.html',
  '/caf%C3%A9',
  '/old%E2%80%8B',
  '/caf%E9',
  '/café',
  '/-/_~!',
  '/narration/*',
  '/blog/category/:slug',
])('the source %s is valid', (source) => expect(redirectSourceProblem(source)).toBeNull())

test.each([
  ['', /old address/],
  [undefined, /old address/],
  ['narration', /slash/],
  ['https://old.example/narration', /name of the site/],
  ['mailto:a@b.example', /name of the site/],
  ['/narration?page=2', /\?/],
  ['/narration#top', /#/],
  ['/two words', /spaces/],
  ['/broken%zz', /“%zz” is no letter/],
  ['/old\u200B', /^An invisible character stands after “\/old”/],
  ['\u200E/old', /^An invisible character stands at its beginning/],
  ['/o\u00A0ld', /spaces: one stands after “\/o”/],
  ['/narration/*/more', /^A star can only be the end of the old address\.$/],
  ['/*', /fixed word/],
  ['/', /home page/],
  ['/api', /itself/],
  ['/Login/', /itself/],
])('the source %s is refused with a readable message', (source, message) =>
  expect(redirectSourceProblem(source)).toMatch(message),
)

test.each([
  ['/knowledge-base/jingles', null],
  ['/', null],
  [undefined, /new address/],
  ['https://a.example', /name of the site/],
  ['//a.example', /name of the site/],
  ['/\\a.example', /no “\\”/],
  ['/our-story\u2060', /invisible character/],
  ['/caf%E9', /“%E9” stands for a letter in an old encoding/],
  ['/caf%C3%A9', null],
  ['/a?b=c', null],
  ['/a#b', /field of its own/],
])('the target %s on this site', (path, message) => {
  const problem = redirectPathProblem(path)
  if (message) expect(problem).toMatch(message)
  else expect(problem).toBeNull()
})

test.each([
  ['https://a.example/b?c#d', null],
  ['http://a.example', null],
  [undefined, /Fill in/],
  ['a.example', /whole address/],
  ['javascript:alert(1)', /https/],
  ['ftp://a.example', /https/],
  ['https://a.example/b\n/c', /no line breaks/],
  ['https://a.example/b\u200B', /invisible character stands after “https:\/\/a.example\/b”/],
  ['https://user:secret@a.example', /user name/],
])('the target %s on another host', (url, message) => {
  const problem = redirectUrlProblem(url)
  if (message) expect(problem).toMatch(message)
  else expect(problem).toBeNull()
})

const live: ContentDocument = {
  _id: 'page-live',
  _type: 'page',
  title: 'Live',
  path: '/live',
  sections: [
    { _key: 's', _type: 'pageBanner', heading: 'Live', anchor: 'prices' },
    { _key: 't', _type: 'richText', anchor: 'moved' },
  ],
  seo: { _type: 'seo', noIndex: true },
}

function redirect(
  id: string,
  source: string,
  target: Record<string, unknown> | null = { kind: 'page', page: page('page-live') },
) {
  return {
    _id: id,
    _type: 'redirect',
    source,
    ...(target && { target: { _type: 'redirectTarget', ...target } }),
  } satisfies ContentDocument
}

function page(_ref: string) {
  return { _type: 'reference', _ref }
}

// Which problems there are is tested with lib/routing/redirects/lint; here, where the form shows them.
const { findings } = validate([
  live,
  { ...live, _id: 'drafts.page-written', path: '/written' },
  { ...live, _id: 'page-moved', path: '/moved' },
  redirect('good', '/good'),
  redirect('drafts.good', '/good'),
  redirect('versions.r1.good', '/good'),
  redirect('over-draft', '/written'),
  redirect('over-moved', '/moved'),
  redirect('nowhere', '/nowhere', null),
  redirect('kindless', '/kindless', {}),
  redirect('pageless', '/pageless', { kind: 'page' }),
  redirect('gone', '/gone', { kind: 'page', page: page('page-gone') }),
  redirect('circle', '/circle', { kind: 'path', path: '/Circle/' }),
  redirect('outside', '/outside', { kind: 'external', url: 'https://a.example' }),
  redirect('script', '/script', { kind: 'external', url: 'javascript:alert(1)' }),
  redirect('place', '/place', { kind: 'page', page: page('page-live'), anchor: 'prices' }),
  redirect('later', '/later', { kind: 'page', page: page('page-written') }),
  redirect('chain', '/chain', { kind: 'path', path: '/good' }),
])

/** The findings of the Studio's validator for one document. */
function found(id: string): string[] {
  return findings.filter((line) => line.split(' ')[1] === id).map((line) => line.replace(` ${id} `, ' '))
}

test.each(['good', 'drafts.good', 'versions.r1.good', 'over-draft', 'outside', 'place'])(
  'the Studio reports nothing for %s: sources may share a target, and versions of one document are no duplicates',
  (id) => expect(found(id)).toEqual([]),
)

test('a redirect from a published page is an error', () => {
  const message = 'error source: A page is published at this address, and a page wins over a redirect.'
  expect(found('over-moved')).toEqual([message])
})

test.each([
  ['nowhere', /^error target: A redirect has to lead somewhere/],
  ['kindless', /^error target\.kind: Choose where/],
  ['pageless', /^error target\.page: Choose the page/],
  ['gone', /^error target\.page: The page it leads to is gone/],
  ['circle', /^error target\.path: It leads back to the old address/],
  ['later', /^warning target\.page: This page is not published, so the old address leads nowhere yet/],
  ['chain', /^warning target\.path: \/good is itself redirected: people end at \/live\. Write \/live here/],
  ['script', /^error target\.url: /],
])('the target of %s is invalid', (id, message) => expect(found(id)).toContainEqual(expect.stringMatching(message)))
