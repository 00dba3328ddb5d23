import { type ContentDocument, validate } from './content-model'

function page(id: string, sections: Record<string, unknown>[]): ContentDocument {
  return {
    _id: id,
    _type: 'page',
    title: id,
    path: `/${id.replace(/^drafts\./, '')}`,
    sections: [{ _key: 'top', _type: 'pageBanner', heading: 'Top' }, ...sections],
    seo: { _type: 'seo', noIndex: true },
  }
}

function linksTo(links: Record<string, unknown>[]) {
  return {
    _key: 's',
    _type: 'promoBanner',
    heading: 'Links',
    anchor: 'links',
    actions: links.map((link, index) => ({
      _key: `l${index}`,
      _type: 'action',
      label: 'Go',
      link: { _type: 'link', ...link },
    })),
  }
}

const target = (_ref: string) => ({ _type: 'reference', _ref })
const heading = {
  _key: 'h',
  _type: 'block',
  style: 'h2',
  markDefs: [],
  children: [{ _key: 'c', _type: 'span', text: 'What we keep', marks: [] }],
}

const { findings } = validate([
  page('goal', [{ _key: 'r', _type: 'richText', anchor: 'terms', body: [heading] }]),
  page('there', [
    linksTo([
      { kind: 'page', page: target('goal'), anchor: 'terms' },
      { kind: 'page', page: target('goal'), anchor: 'what-we-keep' },
      { kind: 'page', page: target('goal') },
      { kind: 'page', page: target('there'), anchor: 'links' },
      { kind: 'anchor', anchor: 'links' },
    ]),
  ]),
  page('astray', [
    linksTo([
      { kind: 'page', page: target('goal'), anchor: 'prices' },
      { kind: 'anchor', anchor: 'terms' },
      { kind: 'page', page: target('nowhere'), anchor: 'prices' },
      { kind: 'external', url: 'https://a.example', anchor: 'left-over' },
    ]),
  ]),
  page('drafts.goal', [{ _key: 'r', _type: 'richText', anchor: 'only-in-the-draft' }]),
  page('ahead', [linksTo([{ kind: 'page', page: target('goal'), anchor: 'only-in-the-draft' }])]),
  { _id: 'drafts.sample-draft', _type: 'sample', title: 'Draft', kind: 'audio' },
  { _id: 'sample-film', _type: 'sample', title: 'Film', kind: 'video' },
  { _id: 'review-bare', _type: 'review', isSample: true },
])

function found(id: string): string[] {
  return findings.filter((line) => line.split(' ')[1] === id).map((line) => line.replace(` ${id} `, ' '))
}

test('existing anchors give no warning: section anchors and headings, on this page and on others', () => {
  expect(found('there')).toEqual([])
})

test('a missing anchor is a warning, a missing page an error', () => {
  expect(found('astray').sort()).toEqual([
    'error sections.s.actions.l2.link.page: Referenced document must be published',
    'warning sections.s.actions.l0.link.anchor: There is no place called "prices" on that page.',
    'warning sections.s.actions.l1.link.anchor: There is no place called "terms" on this page.',
  ])
})

test('another page is checked as published, not as its draft', () => {
  expect(found('ahead')).toEqual([expect.stringMatching(/^warning .* "only-in-the-draft" on that page/)])
})

test('samples and reviews require the fields that they cannot be shown without', () => {
  expect(found('drafts.sample-draft')).toEqual(['error audio: Add the recording.'])
  expect(found('sample-film')).toEqual(['error video: Add the film.'])
  expect(found('review-bare').sort()).toEqual([
    'error author: Say who said it: a review without a name convinces nobody.',
    'error quote: A review needs its words.',
    'warning isSample: This is invented content. Replace it before going live.',
  ])
})
