/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import Logos from '@/components/sections/logos'
import * as logos from '@/components/sections/logos/fixtures'
import Statistics from '@/components/sections/statistics'
import * as statistics from '@/components/sections/statistics/fixtures'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderOnPage } from '../../helpers/page/page'

beforeEach(() => setMedia('prefers-reduced-motion'))

function figures(): string[] {
  return screen.getAllByRole('definition').map((figure) => figure.querySelector('span')?.textContent ?? '')
}

// The section renders the same component as the band below every page.
test('shows the statistics of the page where it has some', () => {
  renderOnPage(<Statistics section={statistics.typical} />)
  expect(screen.getByRole('region', { name: 'What has come of it' })).toHaveAttribute('data-tone', 'ink')
  expect(figures()).toEqual(['25+', '600,000'])
})

function clients(): (string | null)[] {
  return screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
}

test('shows the logos of the site, with its heading where the section has none', () => {
  renderOnPage(<Logos section={{ ...logos.typical, heading: '' }} />)
  expect(screen.getByRole('region', { name: 'Sample clients' })).toBeInTheDocument()
  expect(clients()).toEqual(['Brightwater', 'Lantern Hill', 'Spoke & Chain'])
})

test('renders nothing without figures or logos', () => {
  const { container } = renderOnPage(
    <>
      <Statistics section={{ ...statistics.typical, statistics: [] }} />
      <Logos section={logos.typical} />
    </>,
    { settings: { clientLogos: [] } },
  )
  expect(container).toHaveTextContent('')
})
