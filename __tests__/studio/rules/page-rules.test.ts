import { checkHeadingOrder } from '@/studio/rules/headings'
import { checkBanners } from '@/studio/rules/page'
import { proposedPath } from '@/studio/rules/path'

function section(_key: string, fields: Record<string, unknown> = {}) {
  return { _key, _type: 'steps', ...fields }
}

function block(_key: string, style: string, text = _key) {
  return { _key, _type: 'block', style, children: [{ _type: 'span', text }] }
}

const opening = section('top', { _type: 'pageBanner' })
const second = section('b', { _type: 'voiceBanner' })

test.each([
  ['one banner at the top', [opening, section('a')], []],
  ['no sections at all', undefined, []],
  ['no banner', [section('a'), section('b')], [['a', /Start with a banner/]]],
  ['two banners', [opening, section('a'), second], [['b', /one is enough, at the top/]]],
  ['a promo banner, which is none', [opening, section('a', { _type: 'promoBanner' })], []],
  ['a shortlist at the top', [section('a', { _type: 'shortlist' })], []],
  ['a hidden banner above the shown one (B249)', [{ ...opening, isHidden: true }, second], []],
  ['a hidden banner alone', [{ ...opening, isHidden: true }, section('a')], [['a', /Start with a banner/]]],
  ['a stopwatch at the top, and a banner', [section('a', { _type: 'stopwatch' }), second], [['b', /one is enough/]]],
] as const)('a page with %s', (_name, sections, expected) => {
  expect(checkBanners(sections)).toEqual(
    expected.map(([key, message]) => ({ path: [{ _key: key }], message: expect.stringMatching(message) })),
  )
})

test.each([
  ['headings in order', '', ['h2', 'normal', 'h3'], true],
  [
    'a sub-heading first, and no heading around',
    '',
    ['normal', 'h3', 'h2'],
    expect.objectContaining({ path: [{ _key: '1' }] }),
  ],
  ['a sub-heading first, below the heading of its section', 'Terms', ['h3', 'h2', 'h3'], true],
])('rich text with %s', (_name, heading, styles, expected) => {
  const blocks = styles.map((style, index) => block(`${index}`, style))
  expect(checkHeadingOrder(blocks, { parent: { heading } })).toEqual(expected)
})

test.each([
  ['Summer sale: 20% off', '/summer-sale-20-off'],
  ['  Café & Crème  ', '/cafe-and-creme'],
  ['Don’t wait', '/dont-wait'],
  ['One two three four five six seven eight nine', '/one-two-three-four-five-six-seven-eight'],
  ['Our story', '/our-story-3'],
  ['!?', null],
  ['声', null],
  ['', null],
  [undefined, null],
  // The site answers it itself.
  ['Admin', null],
])('for the title %j the path %j is proposed (B329)', (title, path) => {
  const taken = ['/our-story', '/our-story-2']
  expect(proposedPath(title, (candidate) => taken.includes(candidate))).toBe(path)
})
