/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { Proof } from '@/components/frame/proof'
import * as banner from '@/components/sections/page-banner/fixtures'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderOnPage } from '../../helpers/page/page'

beforeEach(() => setMedia('prefers-reduced-motion'))

const opening = (layout: (typeof banner.typical)['layout']) => [{ ...banner.typical, layout }]

/** The names of what the page ends with, and how many of them are in a band of their own tone. */
function end(): { names: (string | null)[]; withTone: number } {
  const regions = screen.getAllByRole('region')
  return {
    names: regions.map((region) => region.getAttribute('aria-label')),
    withTone: regions.filter((region) => region.hasAttribute('data-tone')).length,
  }
}

const NAMES = ['So far', 'Sample clients']
const settings = { statisticsHeading: 'So far' }

test.each([
  ['wide', 2],
  ['beside', 0],
  ['stage', 0],
  ['compact', 0],
  ['slim', 0],
] as const)(
  'below a page that opens with a banner "%s" statistics and logos are all shown (B720)',
  (layout, withTone) => {
    renderOnPage(<Proof showStatistics showLogos />, { sections: opening(layout), settings })
    expect(end()).toEqual({ names: NAMES, withTone })
    const [statistics, logos] = screen.getAllByRole('region')
    expect(within(statistics ?? document.body).getAllByRole('definition').length).toBeGreaterThan(0)
    expect(within(logos ?? document.body).getAllByRole('img').length).toBeGreaterThan(0)
  },
)

test('where only one of them is there, it has the whole width', () => {
  renderOnPage(<Proof showStatistics showLogos />, {
    sections: opening('beside'),
    settings: { ...settings, clientLogos: [] },
  })
  expect(end()).toEqual({ names: NAMES.slice(0, 1), withTone: 1 })
})

test('a page without a banner ends with two bands', () => {
  renderOnPage(<Proof showStatistics showLogos />, { settings })
  expect(end()).toEqual({ names: NAMES, withTone: 2 })
})
