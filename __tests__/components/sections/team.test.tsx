/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Team from '@/components/sections/team'
import { typical } from '@/components/sections/team/fixtures'
import { member, teamFallback } from '../../helpers/data/team'
import { renderOnPage } from '../../helpers/page/page'

function card(name: string): HTMLElement {
  const entry = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!entry) throw new Error(`${name} stands in no list`)
  return entry
}

test('shows each person with portrait, name, position and text', () => {
  const people = [member(1, 'Ada Okoye', { short_description: '<p>Ada <em>mixes</em>.</p>' }), member(2, 'Ben Lau')]
  renderOnPage(<Team section={typical} />, { fallback: teamFallback(people) })
  expect(screen.getByRole('region', { name: 'Who does what' })).toHaveAttribute('id', 'people')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ada Okoye',
    'Ben Lau',
  ])
  const ada = card('Ada Okoye')
  expect(ada.querySelector('img')).toHaveAttribute('src', 'http://api.test/media/1.webp')
  expect(within(ada).getByText('mixes').tagName).toBe('EM')
  expect(within(ada).getByText('Producer')).toBeInTheDocument()
})

test('shows Loading..., then an error once, and the team after Retry (B105)', async () => {
  const responses = [
    { ok: false, status: 400, json: async () => ({ error: { message: 'Error: The API is not answering.' } }) },
    { ok: true, status: 200, json: async () => ({ teamMembers: [member(1, 'Ada Okoye')] }) },
  ]
  const fetchMock: jest.Mock = jest.fn(async () => responses.shift())
  window.fetch = fetchMock
  renderOnPage(<Team section={typical} />, { fetches: true })
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: The API is not answering\.$/)
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Who does what' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Ada Okoye' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
