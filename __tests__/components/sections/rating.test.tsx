/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import Rating from '@/components/sections/rating'
import { typical } from '@/components/sections/rating/fixtures'
import { contentLink } from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('shows the rating as a link to the reviews, labelled as a sample, without review markup (B104)', () => {
  const { container } = renderOnPage(<Rating section={typical} />)
  expect(screen.getByRole('region', { name: 'Rated by the people who booked us' })).toBeInTheDocument()
  const badge = screen.getByRole('link', { name: /Rated 4.9 out of 5/ })
  expect(badge).toHaveAttribute('href', '/why-choose-us#reviews')
  expect(badge).toHaveTextContent('Search reviews, 128 reviews, sample figures')
  expect(container.innerHTML).not.toMatch(/itemprop|itemscope|schema\.org/)
})

test('renders nothing without a figure or a target page', () => {
  const badge = typical.badge
  if (!badge) throw new Error('The fixture has a badge')
  for (const incomplete of [null, { ...badge, rating: null }, { ...badge, link: contentLink({ kind: 'quote' }) }]) {
    const { container, unmount } = renderOnPage(<Rating section={{ ...typical, badge: incomplete }} />)
    expect(container).toBeEmptyDOMElement()
    unmount()
  }
})
