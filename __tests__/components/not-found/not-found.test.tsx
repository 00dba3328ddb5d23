/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import NotFound from '@/components/not-found'
import { ServerError } from '@/components/not-found/server-error'
import { UnavailableContent } from '@/components/not-found/unavailable-page'
import { renderOnPage } from '../../helpers/page/page'

test('searches the knowledge base, also without JavaScript', () => {
  renderOnPage(<NotFound />)
  expect(screen.getByRole('search')).toHaveAttribute('action', '/knowledge-base')
  expect(screen.getByRole('searchbox', { name: 'Search the knowledge base' })).toHaveAttribute('name', 'search')
})

test('a server error is described as such', () => {
  renderOnPage(<ServerError />)
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'hello@wattle.test' })).toBeInTheDocument()
})

test('says that the page was not found, shows the code and offers links (B140)', () => {
  renderOnPage(<NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByText('error.404')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Find a voice artist' })).toHaveAttribute('href', '/voice-over-artists')
  expect(screen.getByRole('link', { name: '1300 111 222' })).toHaveAttribute('href', 'tel:+611300111222')
})

test('what cannot be loaded says why, and leads to another try first, then to people, then to the list (B178)', () => {
  const list = { path: '/voice-over-artists', label: 'To the voice artists' }
  renderOnPage(<UnavailableContent heading="Away" message="We could not load it." list={list} path="/there?a=b" />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error: We could not load it\.$/)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Retry',
    '1300 111 222',
    'hello@wattle.test',
    'To the voice artists',
  ])
  expect(screen.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/there?a=b')
})
