/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import TeamTeaser from '@/components/sections/team-teaser'
import { typical } from '@/components/sections/team-teaser/fixtures'
import { member, teamFallback } from '../../helpers/data/team'
import { renderOnPage } from '../../helpers/page/page'

const people = Array.from({ length: 9 }, (_, index) => member(index + 1, index === 0 ? 'Ada Okoye' : `Person ${index}`))

test('shows six portraits with names, of those who have one', () => {
  renderOnPage(<TeamTeaser section={typical} />, {
    fallback: teamFallback([member(10, 'Dee Ford', { card_image_url: '' }), ...people]),
  })
  expect(screen.getByRole('img', { name: 'Ada Okoye, Producer' })).toHaveAttribute(
    'src',
    'http://api.test/media/1.webp',
  )
  expect(screen.getAllByRole('img')).toHaveLength(6)
})

test('when the API does not respond it shows text and link only', () => {
  renderOnPage(<TeamTeaser section={typical} />)
  expect(screen.getByRole('link', { name: 'Meet the team' })).toBeInTheDocument()
  expect(screen.queryByText(/Loading|Error/)).toBeNull()
})
