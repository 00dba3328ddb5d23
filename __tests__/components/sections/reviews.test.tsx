/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import Reviews from '@/components/sections/reviews'
import { typical } from '@/components/sections/reviews/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('labels invented reviews as samples', () => {
  renderOnPage(<Reviews section={typical} />)
  expect(screen.getAllByRole('listitem').map((card) => within(card).queryByText('Sample review') !== null)).toEqual([
    true,
    false,
    true,
  ])
})

test('star ratings have a text, and reviews without one show no stars', () => {
  renderOnPage(<Reviews section={typical} />)
  expect(screen.getAllByText(/out of 5 stars/).map(({ textContent }) => textContent)).toEqual(['5 out of 5 stars'])
})
