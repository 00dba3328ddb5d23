/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import Offices from '@/components/sections/offices'
import { typical } from '@/components/sections/offices/fixtures'
import { contentImage } from '@/lib/content/fixtures'
import { frameSettings } from '../../helpers/data/frame-settings'
import { renderOnPage } from '../../helpers/page/page'

function towns(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

// The order of the contact page differs from that of the footer (B106).
test.each([
  ['without a choice: all, in their own order', [], ['Launceston', 'Devonport', 'Sydney']],
  ['in the order of the names', ['Launceston', 'Sydney', 'Devonport'], ['Launceston', 'Sydney', 'Devonport']],
  ['some of them', ['Sydney'], ['Sydney']],
  ['written carelessly', [' sydney ', 'DEVONPORT'], ['Sydney', 'Devonport']],
  ['named twice', ['Sydney', 'Sydney'], ['Sydney']],
  ['an unknown name', ['Hobart', 'Sydney'], ['Sydney']],
  ['only blanks', [' '], ['Launceston', 'Devonport', 'Sydney']],
])('shows the offices of the site settings, %s', (_case, chosen, expected) => {
  renderOnPage(<Offices section={{ ...typical, towns: chosen }} />)
  expect(towns()).toEqual(expected)
})

test('addresses, phones and drawings come from the site settings', () => {
  const [office] = frameSettings().offices
  if (!office) throw new Error('The settings have no office')
  const settings = {
    offices: [
      {
        ...office,
        address: { street: ['12 Tin Whistle Lane'], town: 'Launceston', state: 'TAS' as const, postcode: '7250' },
        phone: { display: '(03) 7010 4021', number: '+61370104021' },
        image: contentImage({ alt: 'A bridge across a gorge' }),
      },
    ],
  }
  renderOnPage(<Offices section={{ ...typical, towns: [] }} />, { settings })
  const entry = within(screen.getByRole('listitem'))
  expect(entry.getByText('12 Tin Whistle Lane')).toBeInTheDocument()
  expect(entry.getByText('Launceston TAS 7250')).toBeInTheDocument()
  expect(entry.getByText('Tasmania')).toBeInTheDocument()
  expect(entry.getByRole('img', { name: 'A bridge across a gorge' })).toBeInTheDocument()
  expect(entry.getByRole('link', { name: '(03) 7010 4021' })).toHaveAttribute('href', 'tel:+61370104021')
})

test('renders nothing without offices in the settings', () => {
  const { container } = renderOnPage(<Offices section={typical} />, { settings: { offices: [] } })
  expect(container).toHaveTextContent('')
})

test('the heading of an office stands before its address, in which HTML allows none', () => {
  const { container } = renderOnPage(<Offices section={{ ...typical, towns: [] }} />)
  expect(container.querySelectorAll('address')).toHaveLength(3)
  expect(container.querySelector('address :is(h1, h2, h3, h4, header, footer, address)')).toBeNull()
})
