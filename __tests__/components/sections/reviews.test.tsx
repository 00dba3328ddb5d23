/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import Reviews from '@/components/sections/reviews'
import { review, typical } from '@/components/sections/reviews/fixtures'
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

test('more than five can be folded, one alone is not worth it (B771)', () => {
  const of = (count: number) => ({
    ...typical,
    reviews: Array.from({ length: count }, (_, index) => review(`r${index}`)),
  })
  const { unmount } = renderOnPage(<Reviews section={of(5)} />)
  expect(screen.queryByText('All 5 reviews')).toBeNull()
  unmount()
  renderOnPage(<Reviews section={of(6)} />)
  expect(screen.getByText('All 6 reviews')).toBeInTheDocument()
})
