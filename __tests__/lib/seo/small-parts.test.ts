/** Small pure functions: dates, breadcrumbs. */

import { publishDate } from '@/lib/knowledge-base/publish-info'
import { pagesAbove } from '@/lib/seo/structured-data/breadcrumbs'
import { frameSettings } from '../../helpers/data/frame-settings'

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

test('breadcrumbs are the parent pages that a menu names', () => {
  expect(pagesAbove('/services/jingles', frameSettings())).toEqual([{ name: 'Services', path: '/services' }])
  expect(pagesAbove('/landing/jingles/old', frameSettings())).toEqual([])
  expect(pagesAbove('/', frameSettings())).toEqual([])
})
