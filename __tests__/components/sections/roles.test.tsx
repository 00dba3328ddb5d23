/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import Roles from '@/components/sections/roles'
import { role, typical } from '@/components/sections/roles/fixtures'
import { renderOnPage } from '../../helpers/page'

test('requirements and what to send are named lists', () => {
  renderOnPage(<Roles section={typical} />)
  const talent = within(screen.getByRole('region', { name: 'Voice over talent' }))
  const lines = (name: string) =>
    within(talent.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(lines('What you need')).toEqual(['Daily access to a recording booth', 'Ideally 4+ years of experience'])
  expect(lines('What to send')).toEqual(['One MP3 of at most 90 seconds'])
})

test('a role with nothing but a title has neither lists nor a dead button', () => {
  renderOnPage(<Roles section={{ ...typical, roles: [role('Audio producers')] }} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Audio producers' })).toBeInTheDocument()
  for (const part of ['link', 'list', 'img', 'navigation']) expect(screen.queryByRole(part)).toBeNull()
})

test('without a section heading, the roles keep the heading order', () => {
  renderOnPage(<Roles section={{ ...typical, heading: '' }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Voice over talent' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 3, name: 'What you need' })).toHaveLength(2)
})
