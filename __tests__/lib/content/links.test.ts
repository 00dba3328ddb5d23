import { contentLink } from '@/lib/content/fixtures'
import { hrefTarget, leadsTo, linkTarget } from '@/lib/content/links'
import type { ContentLink } from '@/lib/content/section-types'
import { safeHref } from '@/lib/html/safe-href'

test.each([
  'https://example.com/a?b#c',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+61370104021',
  '/our-story',
  '/our-story?x=1#y',
  '#estimate',
  '?page=2',
])('allows %s', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'our-story',
  '',
  '   ',
])('drops %j', (href) => {
  expect(safeHref(href)).toBeNull()
})

test.each<[Partial<ContentLink>, string]>([
  [{ kind: 'page', path: '/services', anchor: 'jingles' }, 'internal /services#jingles'],
  [{ kind: 'anchor', anchor: 'prices' }, 'internal #prices'],
  [{ kind: 'external', url: 'https://example.com' }, 'external https://example.com'],
  [{ kind: 'portal', url: 'https://jobs.example.com/' }, 'external https://jobs.example.com/'],
  [{ kind: 'phone', phone: '+61 3 7010 4021' }, 'contact tel:+61370104021'],
  [{ kind: 'ourPhone', phone: '1300 975 707' }, 'contact tel:+611300975707'],
  [{ kind: 'ourEmail', email: 'a@example.com' }, 'contact mailto:a@example.com'],
  [
    { kind: 'mail', email: 'a@example.com', subject: 'My demo & CV' },
    'contact mailto:a@example.com?subject=My%20demo%20%26%20CV',
  ],
  // A lone surrogate makes encodeURIComponent throw.
  [{ kind: 'anchor', anchor: 'a\uD83D' }, 'internal #a%EF%BF%BD'],
  [
    { kind: 'mail', email: 'a@b.au', subject: '\uDE00 and \u{1F600}' },
    'contact mailto:a@b.au?subject=%EF%BF%BD%20and%20%F0%9F%98%80',
  ],
])('resolves %j', (fields, expected) => {
  const address = hrefTarget(contentLink({ kind: null, ...fields }))
  expect(`${address?.kind} ${address?.href}`).toBe(expected)
})

test.each<Partial<ContentLink>>([
  { kind: null },
  { kind: 'page' },
  { kind: 'external', url: 'javascript:alert(1)' },
  { kind: 'external', url: '/own' },
  { kind: 'portal' },
  { kind: 'phone' },
  { kind: 'mail' },
  { kind: 'anchor' },
])('%j has no target', (fields) => {
  expect(linkTarget(contentLink({ kind: null, ...fields }))).toBeNull()
})

test("the subject of an enquiry is the editor's, or else that of the context; an editor's brief wins", () => {
  const request = (fields: Parameters<typeof contentLink>[0], about?: string) => {
    const target = linkTarget(contentLink(fields), about)
    return target?.kind === 'quote' ? target.request : null
  }
  expect(request({ kind: 'quote', quoteAbout: ' Directed session ' }, 'Book')).toMatchObject({
    about: 'Directed session',
    brief: undefined,
  })
  expect(request({ kind: 'quote', quoteAbout: '  ' }, 'Jingles')).toMatchObject({
    about: 'Jingles',
    brief: undefined,
  })
  expect(request({ kind: 'quote', quoteBrief: 'Voice:' }, 'Jingles')).toMatchObject({
    about: 'Jingles',
    brief: 'Voice:',
  })
  expect(request({ kind: 'quote' })).toMatchObject({ about: undefined, brief: undefined })
})

test('the quote modal has no address', () => {
  expect(hrefTarget(contentLink({ kind: 'quote' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'quote', quoteTitle: 'Enquire' }))).toMatchObject({
    request: { title: 'Enquire', subtitle: undefined, brief: undefined },
  })
})

test('recognises the current page, whatever its query and hash', () => {
  const services = { kind: 'internal', href: '/services' } as const
  expect(leadsTo(services, '/services?x=1#y')).toBe(true)
  expect(leadsTo(services, '/services/jingles')).toBe(false)
  expect(leadsTo({ kind: 'external', href: '/services' }, '/services')).toBe(false)
})
