/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import TeamTeaser from '@/components/sections/team-teaser'
import { typical } from '@/components/sections/team-teaser/fixtures'
import { renderOnPage } from '../../helpers/page'
import { member, teamFallback } from '../../helpers/team'

const people = [member(1, 'Ada Okoye'), member(2, 'Ben Lau'), member(3, 'Cleo Marsh')]

test('shows portraits with names, at most as many as the editor set', () => {
  renderOnPage(<TeamTeaser section={typical} />, { fallback: teamFallback(people) })
  expect(screen.getByRole('img', { name: 'Ada Okoye, Producer' })).toHaveAttribute(
    'src',
    'http://api.test/media/1.webp',
  )
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('shows everybody when the editor sets no limit, except those without a portrait', () => {
  const all = [...people, member(4, 'Dee Ford', { card_image_url: '' })]
  renderOnPage(<TeamTeaser section={{ ...typical, maxPeople: null }} />, { fallback: teamFallback(all) })
  expect(screen.getAllByRole('img')).toHaveLength(3)
})

test('when the API does not respond it shows text and link only', () => {
  renderOnPage(<TeamTeaser section={typical} />)
  expect(screen.getByRole('link', { name: 'Meet the team' })).toBeInTheDocument()
  expect(screen.queryByText(/Loading|Error/)).toBeNull()
})
