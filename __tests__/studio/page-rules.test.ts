import { headingProblems } from '@/studio/rules/headings'
import { bannerProblems, hasPlace, placesOf, repeatedAnchors } from '@/studio/rules/page'

function section(_key: string, fields: Record<string, unknown> = {}) {
  return { _key, _type: 'steps', ...fields }
}

function block(_key: string, style: string, text = _key) {
  return { _key, _type: 'block', style, children: [{ _type: 'span', text }] }
}

const opening = section('top', { _type: 'pageBanner' })

test('the anchors of a page are those of its sections and the headings of its rich text', () => {
  const body = [
    block('a', 'h2', 'Usage Terms'),
    block('b', 'normal'),
    block('c', 'h3', 'Usage terms'),
    block('d', 'h2', '!'),
  ]
  expect(placesOf([section('s', { anchor: 'terms', body }), section('t'), section('u', { anchor: 'next' })])).toEqual([
    { name: 'terms', section: 's', from: 'anchor' },
    { name: 'usage-terms', section: 's', from: 'heading' },
    { name: 'usage-terms-2', section: 's', from: 'heading' },
    { name: 'part', section: 's', from: 'heading' },
    { name: 'next', section: 'u', from: 'anchor' },
  ])
  expect(hasPlace([section('s', { body })], 'usage-terms')).toBe(true)
  expect(hasPlace([section('s', { body })], 'prices')).toBe(false)
})

test('questions are anchors too, other lists are not', () => {
  const items = [
    { _key: '1', question: 'What does it cost?' },
    { _key: '2', title: 'A benefit' },
    { _key: '3', question: 'What does it cost?' },
  ]
  expect(placesOf([section('s', { items })]).map(({ name }) => name)).toEqual([
    'faq-what-does-it-cost',
    'faq-what-does-it-cost-2',
  ])
})

function named(_key: string, style: string, anchor: string, text = _key) {
  return { ...block(_key, style, text), markDefs: [{ _key: 'm', _type: 'place', anchor }] }
}

test('a heading can have a fixed anchor, which is kept whatever its text is', () => {
  const body = [block('a', 'h2', 'Agency credit'), named('b', 'h3', 'agency-credit', 'Three hundred off')]
  expect(placesOf([section('s', { body })]).map(({ name }) => name)).toEqual(['agency-credit-2', 'agency-credit'])
  expect(hasPlace([section('s', { body })], 'agency-credit')).toBe(true)
})

test('an anchor name without effect gets a warning: in a paragraph, or given twice', () => {
  const blocks = [named('a', 'h2', 'credit'), named('b', 'normal', 'other'), named('c', 'h3', 'credit')]
  expect(headingProblems(blocks, false)).toEqual([
    { block: 'b', message: expect.stringMatching(/headings only/) },
    { block: 'c', message: expect.stringMatching(/"credit" already/) },
  ])
})

test('the second anchor of the same name is the one to rename', () => {
  const sections = ['a', 'b', 'c'].map((key) => section(key, { anchor: key === 'b' ? 'other' : 'prices' }))
  expect(repeatedAnchors(sections)).toEqual([{ section: 'c', message: expect.stringMatching(/"prices"/) }])
})

test('a section anchor must differ from headings, but two headings may have the same text', () => {
  const body = [block('h', 'h2', 'Prices')]
  expect(repeatedAnchors([section('a', { anchor: 'prices' }), section('b', { body })])).toHaveLength(1)
  expect(repeatedAnchors([section('a', { body }), section('b', { anchor: 'prices' })])).toHaveLength(1)
  expect(repeatedAnchors([section('a', { body }), section('b', { body })])).toEqual([])
})

test.each([
  ['one banner at the top', [opening, section('a')], []],
  ['no sections at all', [], []],
  ['no banner', [section('a'), section('b')], [['a', /Start with a banner/]]],
  ['a banner further down', [section('a'), opening], [['top', /comes first/]]],
  ['two banners', [opening, section('a'), section('b', { _type: 'voiceBanner' })], [['b', /One banner is enough/]]],
  [
    'two banners, neither at the top',
    [section('a'), opening, section('b', { _type: 'voiceBanner' })],
    [
      ['top', /comes first/],
      ['b', /One banner is enough/],
    ],
  ],
  ['a promo banner, which is none', [opening, section('a', { _type: 'promoBanner' })], []],
] as const)('a page with %s', (_name, sections, expected) => {
  const problems = bannerProblems(sections)
  expect(problems).toEqual(
    expected.map(([key, message]) => ({ section: key, message: expect.stringMatching(message) })),
  )
})

test.each([
  ['headings in order', false, ['h2', 'normal', 'h3', 'h3', 'h2'], []],
  ['a sub-heading first, and no heading around', false, ['h3', 'normal', 'h2'], ['0-h3']],
  ['a sub-heading first, below the heading of its section', true, ['h3', 'h2', 'h3'], []],
  ['every sub-heading before the first heading but one', false, ['h3', 'h3', 'h2'], ['0-h3']],
])('rich text with %s', (_name, hasHeading, styles, expected) => {
  const blocks = styles.map((style, index) => block(`${index}-${style}`, style))
  expect(headingProblems(blocks, hasHeading).map((problem) => problem.block)).toEqual(expected)
})

test('an empty heading gets a warning', () => {
  expect(headingProblems([block('empty', 'h2', '  '), block('sub', 'h3')], true)).toEqual([
    { block: 'empty', message: 'This heading has no words.' },
  ])
})

test('values that are no content give no findings', () => {
  expect(placesOf([null, 'text', { _key: 1, anchor: 2, body: 'x' }])).toEqual([])
  expect(repeatedAnchors([null, null])).toEqual([])
  expect(headingProblems([null, { style: 'h2', children: 'x' }], false)).toHaveLength(1)
})

test.each(['shortlist', 'stopwatch'])(
  'a %s may be the first section of a page: its heading is then the h1',
  (_type) => {
    expect(bannerProblems([{ _key: 'kept', _type }])).toEqual([])
    expect(
      bannerProblems([
        { _key: 'kept', _type },
        { _key: 'b', _type: 'pageBanner' },
      ]),
    ).toHaveLength(1)
  },
)

test('the anchor of a role is a link target, and must be unique', () => {
  const roles = { _key: 'jobs', anchor: 'jobs', roles: [{ anchor: 'producers' }, { title: 'Without an anchor' }] }
  expect(placesOf([roles]).map(({ name }) => name)).toEqual(['jobs', 'producers'])
  expect(repeatedAnchors([roles, { _key: 'other', anchor: 'producers' }])).toEqual([
    { section: 'other', message: 'Two places on this page are called "producers". Rename one of them.' },
  ])
})
