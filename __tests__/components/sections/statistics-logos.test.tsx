import { screen } from '@testing-library/react'
import Logos from '@/components/sections/logos'
import * as logos from '@/components/sections/logos/fixtures'
import Statistics from '@/components/sections/statistics'
import * as statistics from '@/components/sections/statistics/fixtures'
import { renderOnPage, setMedia } from '../../helpers/page'

beforeEach(() => setMedia('prefers-reduced-motion'))

function figures(): string[] {
  return screen.getAllByRole('definition').map((figure) => figure.querySelector('span')?.textContent ?? '')
}

// Checklist 61-67 hold for the section as for the band: it is the same component.
test('statistics are those of the page where it has some', () => {
  renderOnPage(<Statistics section={statistics.typical} />)
  expect(screen.getByRole('region', { name: 'What has come of it' })).toHaveAttribute('data-tone', 'ink')
  expect(figures()).toEqual(['25+', '600,000'])
})

test('statistics without figures of their own are those of the site, with its heading', () => {
  renderOnPage(<Statistics section={statistics.minimal} />)
  expect(screen.getByRole('heading', { level: 2, name: 'So far' })).toBeInTheDocument()
  expect(figures()).toEqual(['620,000+', '550+'])
})

test('more figures than fit side by side are all there', () => {
  renderOnPage(<Statistics section={statistics.longest} />)
  expect(figures()).toHaveLength(6)
})

function clients(): (string | null)[] {
  return screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
}

test('logos are those that the editor has chosen, in that order', () => {
  renderOnPage(<Logos section={logos.typical} />)
  expect(screen.getByRole('region', { name: 'Some of the people we work for (samples)' })).toBeInTheDocument()
  expect(clients()).toEqual(['Lantern Hill', 'Brightwater'])
})

test('logos without a choice are all of the site, with its heading', () => {
  renderOnPage(<Logos section={logos.minimal} />)
  expect(screen.getByRole('region', { name: 'Sample clients' })).toBeInTheDocument()
  expect(clients()).toEqual(['Brightwater', 'Lantern Hill', 'Spoke & Chain'])
})

test('without figures or logos anywhere there is nothing', () => {
  const settings = { statistics: [], clientLogos: [] }
  const { container } = renderOnPage(
    <>
      <Statistics section={statistics.minimal} />
      <Logos section={logos.typical} />
    </>,
    { settings },
  )
  expect(container).toHaveTextContent('')
})
