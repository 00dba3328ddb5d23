/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import CreditPromotion from '@/components/sections/credit-promotion'
import { typical } from '@/components/sections/credit-promotion/fixtures'
import { renderOnPage } from '../../helpers/page'

test('states amount, audience and use, with an enquiry and a link to the terms (B102)', async () => {
  const onQuote = jest.fn()
  renderOnPage(<CreditPromotion section={typical} />, { onQuote })
  const region = screen.getByRole('region', { name: 'You may be able to claim a credit' })
  expect(region).toHaveAttribute('id', 'sec-credit')
  expect(region).toHaveTextContent('$300credit toward a first project')
  const uses = within(within(region).getByRole('list')).getAllByRole('listitem')
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    'Voice over',
    'Sound designFilm, radio, games.',
    'Podcast',
  ])
  expect(within(region).getByRole('link', { name: 'Read the credit terms' })).toHaveAttribute(
    'href',
    '/terms-conditions#agency-credit',
  )
  await userEvent.click(within(region).getByRole('button', { name: 'Enquire about the credit' }))
  expect(onQuote.mock.calls[0]?.[0]).toMatchObject({
    title: 'Ask for the credit',
    about: 'Enquire about the credit',
    brief: 'About: Enquire about the credit',
  })
})

test('a use without a title is left out, and without uses there is no list', () => {
  const uses = [{ _key: 'bare', title: '', text: null, icon: null }]
  renderOnPage(<CreditPromotion section={{ ...typical, uses }} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText('Use it for')).toBeNull()
})
