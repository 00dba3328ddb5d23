import { fieldOf, listOf, textOf } from '@/studio/common/untyped'
import { pathProblem } from '@/studio/rules/path'
import { schemaTypes } from '@/studio/schema'
import { siteSettings } from '@/studio/schema/documents/site-settings'
import * as sections from '@/studio/schema/sections'
import { type ContentDocument, validate } from './content-model'

// The package is the whole browser application; these three only return their argument. The validator below runs on
// the real ones.
jest.mock('sanity', () => {
  const same = (definition: unknown) => definition
  return { defineType: same, defineField: same, defineArrayMember: same }
})

type Described = {
  name?: string
  type?: string
  description?: unknown
  options?: { list?: readonly unknown[] }
  fields?: Described[]
  of?: Described[]
}

/** Every field at any depth, with its path. */
function allFields(type: Described, at: string): [string, Described][] {
  const below = [...(type.fields ?? []), ...(type.of ?? []).filter((member) => member.fields)]
  return below.flatMap((field): [string, Described][] => {
    const address = `${at}.${field.name ?? field.type}`
    return [[address, field], ...allFields(field, address)]
  })
}

function page(id: string, fields: Record<string, unknown> = {}): ContentDocument {
  // Texts of its own: repeated ones are a warning.
  const own = { ...seo, title: `${seo.title} ${id}`, description: `${seo.description} ${id}` }
  return { _id: id, _type: 'page', title: 'A', path: `/${id}`, sections: [top, banner([])], seo: own, ...fields }
}

const top = { _key: 'top', _type: 'pageBanner', heading: 'Heading' }
const seo = {
  _type: 'seo',
  title: 'A plain page',
  description: 'A description that is neither too short nor too long for what search engines show.',
}

function banner(actions: unknown[], fields: Record<string, unknown> = {}) {
  return { _key: 's', _type: 'promoBanner', heading: 'Heading', actions, ...fields }
}

function button(link: Record<string, unknown>, _key = 'a') {
  return { _key, _type: 'action', label: 'Go', link: { _type: 'link', ...link } }
}

const voiceBanner = { _key: 's', _type: 'voiceBanner', voices: { kind: 'catalogue' } }

function voices(_key: string, source: object) {
  return { _key, _type: 'voiceList', heading: 'Heading', voices: source }
}

function voice(_key: string, id: number) {
  return { _key, _type: 'chosenVoice', voiceId: String(id), name: `Voice ${id}`, code: `BB-${id}` }
}

const toNowhere = button({ kind: 'page', page: { _type: 'reference', _ref: 'nowhere' } })
const aimless = ['page', 'external', 'anchor', 'phone', 'mail'].map((kind) => button({ kind }, kind))
const unnamedPicture = { _type: 'imageWithAlt', _sanityAsset: `image@file://./images/${'a'.repeat(40)}-1x1.png` }
const longSeo = { _type: 'seo', title: 'T'.repeat(61), description: 'D'.repeat(161) }

// One run of the validator for all cases: its start takes longest.
const { status, findings } = validate([
  page('plain'),
  page('twin-a', { path: '/twin' }),
  page('twin-b', { path: '/twin' }),
  page('original', { path: '/copied' }),
  page('drafts.copy', { path: '/copied' }),
  page('alone'),
  page('drafts.alone', { path: '/alone' }),
  page('versions.r1.alone', { path: '/alone' }),
  page('aimless', { sections: [top, banner(aimless)] }),
  page('astray', { sections: [top, banner([toNowhere])] }),
  { _id: 'recording', _type: 'sample', title: 'Recording', kind: 'audio', isSample: false },
  { _id: 'film', _type: 'sample', title: 'Film', kind: 'video', isSample: false },
  page('kindless', { sections: [top, banner([{ _key: 'bare', _type: 'action', label: 'Go' }, button({})])] }),
  page('script', { sections: [top, banner([button({ kind: 'external', url: 'javascript:alert(1)' })])] }),
  page('headless', {
    sections: [{ ...voiceBanner, art: unnamedPicture, ratingBadge: { _type: 'ratingBadge', isSample: true } }],
  }),
  page('voices', {
    sections: [
      { ...voiceBanner, heading: 'Heading', voices: undefined },
      voices('none', { kind: 'chosen' }),
      voices('odd', { kind: 'filtered', gender: 3, count: 50 }),
      voices('good', { kind: 'chosen', chosen: [voice('a', 101)] }),
    ],
  }),
  page('unknown', { subtitle: 'B' }),
  page('long', { seo: longSeo }),
  page('undescribed', { seo: undefined }),
  page('same-title', { seo: { ...seo, title: 'Jingles that stay' } }),
  page('repeated', { seo: { ...seo, title: 'jingles that stay', description: `${seo.description} Really.` } }),
  page('hidden', { seo: { _type: 'seo', title: 'A hidden page', noIndex: true } }),
])

/** The validator's findings for one case, without the id. */
function found(id: string, level = ''): string[] {
  return findings
    .filter((line) => line.startsWith(level) && line.split(' ')[1] === id)
    .map((line) => line.replace(` ${id} `, ' '))
    .sort()
}

test("Sanity's compiler finds no problem in the model, and its validator none in a plain page", () => {
  expect(findings.filter((line) => line.includes(' model '))).toEqual([])
  expect(found('plain')).toEqual([])
  expect(status).toBe(1)
})

test('every field of every type has a description for editors', () => {
  const fields = schemaTypes.flatMap((type: Described) => allFields(type, type.name ?? ''))
  expect(fields.length).toBeGreaterThan(150)
  const silent = fields.filter(([, { description }]) => typeof description !== 'string' || description.length < 10)
  expect(silent.map(([address]) => address)).toEqual([])
})

test('the site settings have a tab for each part, which begins at the brand', () => {
  const tabs = listOf(siteSettings, 'groups').map((group) => {
    const name = textOf(group, 'name')
    const fields = listOf(siteSettings, 'fields').filter((field) => fieldOf(field, 'group') === name)
    return { title: textOf(group, 'title'), isOpen: fieldOf(group, 'default'), fields }
  })
  expect(tabs.flatMap(({ title, isOpen }) => (isOpen ? title : []))).toEqual(['Brand'])
  expect(tabs.reduce((count, { fields }) => count + fields.length, 0)).toBe(listOf(siteSettings, 'fields').length)
  const titlesOn = (tab: string) =>
    tabs.find(({ title }) => title === tab)?.fields.map((field) => textOf(field, 'title'))
  expect(titlesOn('Brand')).toContain('Brand name')
  expect(titlesOn('Error pages')).toEqual(['Page not found', 'Something went wrong'])
})

test.each(Object.values(sections).map((section) => [section.name, section] as const))(
  'a section of type %s can be hidden, and says so in the lists of the Studio (B249)',
  (_, { title, preview, fields }) => {
    const field = { name: 'isHidden', type: 'boolean', title: 'Hide this section', group: 'settings' }
    expect(fields).toContainEqual(expect.objectContaining(field))
    const selected = { title: 'A', detail: '', media: null, isSample: false, isOffline: false }
    expect(preview.select).toMatchObject({ isHidden: 'isHidden' })
    expect(preview.prepare({ ...selected, isHidden: true }).subtitle).toBe(`${title} · Hidden`)
    expect(preview.prepare({ ...selected, isHidden: false }).subtitle).toBe(title)
  },
)

test.each([
  '/',
  '/our-story',
  '/services/jingles',
  '/voice-over-artists/ethical-ai',
  '/24-hours',
  '/knowledge-base',
  '/knowledge-base/podcast',
  '/apis',
])('the path %s is valid', (path) => expect(pathProblem(path)).toBeNull())

test.each([
  ['', /needs a path/],
  [undefined, /needs a path/],
  ['/API', /reserved/],
  ['/api/v1', /reserved/],
  ['/studio', /reserved/],
  ['/_next/static', /reserved/],
  ['/profile', /never be seen/],
  ['/enquiry', /never be seen/],
  ['/knowledge-base/podcast/two-microphones-one-room-no-echo', /never be seen/],
])('the path %s is refused with a readable message', (path, message) => expect(pathProblem(path)).toMatch(message))

test.each(['our-story', '/Our-Story', '/our-story/', '/our story', '/our--story', '/a//b', '/a.html', '/a?b=c'])(
  'the path %s is refused with how to write one',
  (path) => expect(pathProblem(path)).toMatch(/^Start with a slash/),
)

test('a path that another page has is an error on both', () => {
  expect(found('twin-a')).toEqual(['error path: Another page already has this path.'])
  expect(found('twin-b')).toEqual(['error path: Another page already has this path.'])
})

test('a copy that is still a draft needs its own path, and does not affect its original', () => {
  expect(found('drafts.copy')).toEqual(['error path: Another page already has this path.'])
  expect(found('original')).toEqual([])
})

test('a page does not conflict with its own draft and release version', () => {
  expect(['alone', 'drafts.alone', 'versions.r1.alone'].flatMap((id) => found(id))).toEqual([])
})

test('a button without a target is an error, whatever its kind of link', () => {
  expect(found('aimless', 'error')).toEqual([
    'error sections.s.actions.anchor.link.anchor: Name the section to jump to.',
    'error sections.s.actions.external.link.url: Fill in the address.',
    'error sections.s.actions.mail.link.email: Fill in the address.',
    'error sections.s.actions.page.link.page: Choose the page.',
    'error sections.s.actions.phone.link.phone: Fill in the number.',
  ])
})

test('a missing page is an error', () => {
  expect(found('astray')).toEqual(['error sections.s.actions.a.link.page: Referenced document must be published'])
})

test('a sample needs the file of its kind', () => {
  expect(found('recording')).toEqual(['error audio: Add the recording.'])
  expect(found('film')).toEqual(['error video: Add the film.'])
})

test('a button without a link, or with a link of no kind, is an error', () => {
  expect(found('kindless', 'error')).toEqual([
    'error sections.s.actions.a.link.kind: Choose where the link leads.',
    'error sections.s.actions.a.link: A button has to lead somewhere.',
    'error sections.s.actions.bare.link.kind: Choose where the link leads.',
    'error sections.s.actions.bare.link: A button has to lead somewhere.',
  ])
})

test('a javascript: URL is not accepted', () => {
  expect(found('script')).toEqual([expect.stringMatching(/^error .*link\.url/)])
})

test('a section without its heading is an error; invented content and pictures without alternative text are warnings', () => {
  expect(found('headless')).toEqual([
    'error sections.s.heading: A section without its heading reads as a mistake.',
    'warning sections.s.art.alt: Say what the picture shows, or mark it as decoration.',
    'warning sections.s.ratingBadge.isSample: This is invented content. Replace it before going live.',
  ])
})

test('a section says which voices it shows; chosen ones are some; filters are those there are', () => {
  expect(found('voices', 'error')).toEqual([
    'error sections.none.voices.chosen: Choose at least one voice.',
    'error sections.odd.voices.count: Value "50" did not match any allowed values',
    'error sections.odd.voices.gender: Value "3" did not match any allowed values',
    'error sections.s.voices.kind: Say which voices stand here.',
    'error sections.s.voices: Say which voices stand here.',
  ])
})

test('a field that the model does not have is a warning', () => {
  expect(found('unknown')).toEqual(["warning subtitle: Field 'subtitle' does not exist on type 'page'"])
})

test('long titles and descriptions are warnings', () => {
  expect(found('long')).toEqual([
    expect.stringMatching(/^warning seo\.description: .*160/),
    expect.stringMatching(/^warning seo\.title: .*60/),
  ])
})

test('a page without a description is a warning, unless it is noindex', () => {
  expect(found('undescribed')).toEqual([expect.stringMatching(/^warning seo\.description: Without a description/)])
  expect(found('hidden')).toEqual([])
})

test('the search title of another page is a warning', () => {
  expect(found('repeated')).toEqual([
    'warning seo.title: The page /same-title has the same title. Search engines then show only one of them.',
  ])
})

test('choices are shown as they are written: Sanity writes those without a title like a headline', () => {
  const bare = schemaTypes
    .flatMap((type) => allFields(type, type.name))
    .flatMap(([address, { options }]) => (options?.list ?? []).map((choice): [string, unknown] => [address, choice]))
    .filter(([, choice]) => typeof choice === 'string' && !/^[A-Z][a-z]+$/.test(choice))
  expect(bare).toEqual([])
})
