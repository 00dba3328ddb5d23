/** Small pure functions: dates, opening hours, addresses, breadcrumbs. */

import { pagesAbove } from '@/lib/seo/breadcrumbs'
import { postalAddress } from '@/lib/seo/business'
import { readOpeningHours } from '@/lib/seo/opening-hours'
import { publishDate } from '@/lib/seo/publish-date'
import { frameSettings } from '../../helpers/frame-settings'

test.each([
  ['4 August 2026 · 2 min read', '2026-08-04'],
  ['Published on August 4, 2026 by Bernadette', '2026-08-04'],
  ['2026-02-28T10:00:00Z', '2026-02-28'],
  ['', null],
  ['2 min read', null],
  ['4/8/2026', null],
  ['40 May 2026', null],
  ['May 2026', null],
  ['maybe 12 of 2026', null],
])('the date in %j is %j: none where there is none or an ambiguous one', (text, day) => {
  expect(publishDate(text)).toBe(day)
})

test.each([
  ['9am-5pm AEST, Monday to Friday', ['09:00', '17:00', 5]],
  ['Mon–Sat 8.30am to 12pm', ['08:30', '12:00', 6]],
] as const)('reads the hours in %j', (text, [opens, closes, days]) => {
  const hours = readOpeningHours(text)
  expect(hours).toMatchObject({ opens, closes })
  expect(hours?.days).toHaveLength(days)
})

test.each([null, 'by appointment', '9am-5pm', '13am-5pm Mon to Fri', '9am-5pm Fri to Mon'])(
  'finds no hours in %j',
  (text) => {
    expect(readOpeningHours(text)).toBeNull()
  },
)

test('splits a postal address into its fields', () => {
  expect(postalAddress(['Level 1', '77 Metronome Street', 'Sydney NSW 2000'])).toMatchObject({
    streetAddress: 'Level 1, 77 Metronome Street',
    addressLocality: 'Sydney',
    addressRegion: 'NSW',
    postalCode: '2000',
  })
  expect(postalAddress(['Somewhere else'])).toMatchObject({ streetAddress: 'Somewhere else' })
})

test('breadcrumbs are the parent pages that a menu names', () => {
  expect(pagesAbove('/services/jingles', frameSettings())).toEqual([{ name: 'Services', path: '/services' }])
  expect(pagesAbove('/landing/jingles/old', frameSettings())).toEqual([])
  expect(pagesAbove('/', frameSettings())).toEqual([])
})
