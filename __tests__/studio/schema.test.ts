/** @jest-environment node */
import { schemaTypes } from '@/studio/schema'
import { pathProblem } from '@/studio/schema/parts/path'
import { type ContentDocument, validate } from './content-model'

// The package is the whole browser application; these three only give back what they get. The validator below runs on the real ones.
jest.mock('sanity', () => {
  const same = (definition: unknown) => definition
  return { defineType: same, defineField: same, defineArrayMember: same }
})

type Described = { name?: string; type?: string; description?: unknown; fields?: Described[]; of?: Described[] }

/** Every field at any depth, with its address. */
function allFields(type: Described, at: string): [string, Described][] {
  const below = [...(type.fields ?? []), ...(type.of ?? []).filter((member) => member.fields)]
  return below.flatMap((field): [string, Described][] => {
    const address = `${at}.${field.name ?? field.type}`
    return [[address, field], ...allFields(field, address)]
  })
}

function page(fields: Record<string, unknown> = {}): ContentDocument {
  return { _id: 'page-a', _type: 'page', title: 'A', path: '/a', sections: [banner([])], ...fields }
}

function banner(actions: unknown[], fields: Record<string, unknown> = {}) {
  return { _key: 's', _type: 'promoBanner', heading: 'Heading', actions, ...fields }
}

function button(link: Record<string, unknown>, _key = 'a') {
  return { _key, _type: 'action', label: 'Go', link: { _type: 'link', ...link } }
}

test("Sanity's compiler finds no problem in the model, and its validator none in a plain page", () => {
  expect(validate([page()])).toEqual({ status: 0, findings: [] })
})

test('every field of every type tells editors what it is for', () => {
  const fields = schemaTypes.flatMap((type: Described) => allFields(type, type.name ?? ''))
  expect(fields.length).toBeGreaterThan(150)
  const silent = fields.filter(([, { description }]) => typeof description !== 'string' || description.length < 10)
  expect(silent.map(([address]) => address)).toEqual([])
})

test.each([
  '/',
  '/our-story',
  '/services/jingles',
  '/voice-over-artists/ethical-ai',
  '/24-hours',
  '/knowledge-base',
  '/apis',
])('the path %s is good', (path) => expect(pathProblem(path)).toBeNull())

test.each([
  ['', /needs a path/],
  [undefined, /needs a path/],
  ['our-story', /starts with a slash/],
  ['/Our-Story', /lower-case/],
  ['/our-story/', /slash at the end/],
  ['/our story', /single hyphens/],
  ['/our--story', /single hyphens/],
  ['/a//b', /single hyphens/],
  ['/a.html', /single hyphens/],
  ['/a?b=c', /single hyphens/],
  ['/API', /reserved/],
  ['/api/v1', /reserved/],
  ['/studio', /reserved/],
  ['/_next/static', /reserved/],
  ['/login', /never be seen/],
  ['/knowledge-base/podcast', /never be seen/],
])('the path %s is refused in plain words', (path, message) => expect(pathProblem(path)).toMatch(message))

test('a path that another page has is an error on both', () => {
  const { status, findings } = validate([page(), page({ _id: 'page-b' })])
  expect(findings).toEqual([
    'error page-a path: Another page already has this path.',
    'error page-b path: Another page already has this path.',
  ])
  expect(status).toBe(1)
})

test('a page beside its own draft and release version is alone on its path', () => {
  const forms = ['page-a', 'drafts.page-a', 'versions.r1.page-a'].map((_id) => page({ _id }))
  expect(validate(forms).findings).toEqual([])
})

test('a button that leads nowhere is an error, whatever kind of link it is', () => {
  const actions = ['page', 'external', 'anchor', 'phone', 'mail'].map((kind) => button({ kind }, kind))
  const errors = validate([page({ sections: [banner(actions)] })]).findings.filter((finding) =>
    finding.startsWith('error'),
  )
  expect(errors).toEqual([
    'error page-a sections.s.actions.page.link.page: Choose the page.',
    'error page-a sections.s.actions.external.link.url: Fill in the address.',
    'error page-a sections.s.actions.anchor.link.anchor: Name the section to jump to.',
    'error page-a sections.s.actions.phone.link.phone: Fill in the number.',
    'error page-a sections.s.actions.mail.link.email: Fill in the address.',
  ])
})

test('a button without a link, or with a link of no kind, is an error', () => {
  const bare = { _key: 'bare', _type: 'action', label: 'Go' }
  const { findings } = validate([page({ sections: [banner([bare, button({})])] })])
  expect(findings.filter((finding) => finding.startsWith('error'))).toEqual([
    'error page-a sections.s.actions.bare.link.kind: Choose where the link leads.',
    'error page-a sections.s.actions.a.link.kind: Choose where the link leads.',
  ])
})

test('a button that opens the quote window needs no more', () => {
  expect(validate([page({ sections: [banner([button({ kind: 'quote' })])] })]).findings).toEqual([])
})

test('a script is not an address', () => {
  const actions = [button({ kind: 'external', url: 'javascript:alert(1)' })]
  expect(validate([page({ sections: [banner(actions)] })]).findings).toEqual([
    expect.stringMatching(/^error .*link\.url/),
  ])
})

test('a section without its heading is an error; invented content and pictures without words are warnings', () => {
  const art = { _type: 'imageWithAlt', _sanityAsset: `image@file://./images/${'a'.repeat(40)}-1x1.png` }
  const ratingBadge = { _type: 'ratingBadge', isSample: true }
  const { findings } = validate([page({ sections: [{ _key: 's', _type: 'voiceBanner', art, ratingBadge }] })])
  expect([...findings].sort()).toEqual([
    'error page-a sections.s.heading: A section without its heading reads as a mistake.',
    'warning page-a sections.s.art.alt: Say what the picture shows, or mark it as decoration.',
    'warning page-a sections.s.ratingBadge.isSample: This is sample content. Replace it before going live.',
  ])
})

test('long titles and descriptions are warnings', () => {
  const seo = { _type: 'seo', title: 'T'.repeat(61), description: 'D'.repeat(161) }
  const { status, findings } = validate([page({ seo })])
  expect(findings).toEqual([
    expect.stringMatching(/^warning page-a seo\.title: .*60/),
    expect.stringMatching(/^warning page-a seo\.description: .*160/),
  ])
  expect(status).toBe(0)
})
