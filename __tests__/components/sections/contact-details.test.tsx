/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import ContactDetails from '@/components/sections/contact-details'
import { typical } from '@/components/sections/contact-details/fixtures'
import { renderOnPage } from '../../helpers/page/page'

function names(): (string | null)[] {
  return screen.getAllByRole('term').map(({ textContent }) => textContent)
}

test('phone and e-mail are links, and opening hours are printed verbatim (B106)', () => {
  renderOnPage(<ContactDetails section={typical} />)
  expect(names()).toEqual(['Phone', 'E-mail', 'Opening hours', 'Post'])
  expect(screen.getByRole('link', { name: '1300 111 222' })).toHaveAttribute('href', 'tel:+611300111222')
  expect(screen.getByRole('link', { name: 'hello@wattle.test' })).toHaveAttribute('href', 'mailto:hello@wattle.test')
  expect(screen.getByText('9am-5pm AEST, Monday to Friday')).toBeInTheDocument()
  expect(screen.getByText(/PO Box 1\s+Launceston TAS 7250/)).toBeInTheDocument()
})

test('closed days of the next weeks stand below the opening hours (B310)', () => {
  renderOnPage(<ContactDetails section={typical} />, { settings: { closedSoon: 'Friday 25 December (Christmas Day)' } })
  expect(screen.getByText(/Monday to Friday\s+Closed: Friday 25 December \(Christmas Day\)/)).toBeInTheDocument()
})

test('leaves out what the settings do not hold', () => {
  renderOnPage(<ContactDetails section={typical} />, { settings: { email: null, postalAddress: null } })
  expect(names()).toEqual(['Phone', 'Opening hours'])
})
