import { contentLink, pageLink } from '@/lib/content/fixtures'
import { leadsTo, linkAddress, linkTarget } from '@/lib/content/links'
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

test('resolves each kind of link', () => {
  expect(linkTarget(pageLink('/services', 'jingles'))).toEqual({ kind: 'internal', href: '/services#jingles' })
  expect(linkTarget(contentLink({ kind: 'anchor', anchor: 'prices' }))).toEqual({ kind: 'internal', href: '#prices' })
  expect(linkTarget(contentLink({ kind: 'external', url: 'https://example.com' }))).toEqual({
    kind: 'external',
    href: 'https://example.com',
  })
  expect(linkTarget(contentLink({ kind: 'portal', url: 'https://jobs.example.com/' }))).toEqual({
    kind: 'external',
    href: 'https://jobs.example.com/',
  })
  expect(linkTarget(contentLink({ kind: 'phone', phone: '+61 3 7010 4021' }))).toEqual({
    kind: 'contact',
    href: 'tel:+61370104021',
  })
  expect(linkTarget(contentLink({ kind: 'ourPhone', phone: '1300 975 707' }))).toEqual({
    kind: 'contact',
    href: 'tel:+611300975707',
  })
  expect(linkTarget(contentLink({ kind: 'ourEmail', email: 'a@example.com' }))).toEqual({
    kind: 'contact',
    href: 'mailto:a@example.com',
  })
  expect(linkTarget(contentLink({ kind: 'mail', email: 'a@example.com', subject: 'My demo & CV' }))).toEqual({
    kind: 'contact',
    href: 'mailto:a@example.com?subject=My%20demo%20%26%20CV',
  })
  expect(linkTarget(contentLink({ kind: 'quote', quoteTitle: 'Enquire' }))).toEqual({
    kind: 'quote',
    request: { title: 'Enquire', subtitle: undefined, brief: undefined },
  })
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

test('a lone surrogate in an anchor or a subject does not throw', () => {
  expect(linkTarget(contentLink({ kind: 'anchor', anchor: 'a\uD83D' }))).toMatchObject({ href: '#a%EF%BF%BD' })
  const mail = contentLink({ kind: 'mail', email: 'a@b.au', subject: '\uDE00 and \u{1F600}' })
  expect(linkTarget(mail)).toMatchObject({ href: 'mailto:a@b.au?subject=%EF%BF%BD%20and%20%F0%9F%98%80' })
})

test('a link without a target is null', () => {
  expect(linkTarget(null)).toBeNull()
  expect(linkTarget(contentLink({ kind: null }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'page' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'external', url: 'javascript:alert(1)' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'external', url: '/own' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'portal' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'phone' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'mail' }))).toBeNull()
  expect(linkTarget(contentLink({ kind: 'anchor' }))).toBeNull()
})

test('the quote modal has no address', () => {
  expect(linkAddress(contentLink({ kind: 'quote' }))).toBeNull()
  expect(linkAddress(pageLink('/services'))).toEqual({ kind: 'internal', href: '/services' })
})

test('recognises the current page, whatever its query and hash', () => {
  const services = { kind: 'internal', href: '/services' } as const
  expect(leadsTo(services, '/services?x=1#y')).toBe(true)
  expect(leadsTo(services, '/services/jingles')).toBe(false)
  expect(leadsTo({ kind: 'external', href: '/services' }, '/services')).toBe(false)
})
