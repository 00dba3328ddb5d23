/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import Roles from '@/components/sections/roles'
import { role, typical } from '@/components/sections/roles/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('a role with nothing but a title has neither lists nor a dead button', () => {
  renderOnPage(<Roles section={{ ...typical, roles: [role('Audio producers')] }} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Audio producers' })).toBeInTheDocument()
  for (const part of ['link', 'list', 'img', 'navigation']) expect(screen.queryByRole(part)).toBeNull()
})

test('each role is a region with an anchor and a mail link whose subject names the role (B107)', () => {
  renderOnPage(<Roles section={typical} />)
  const jumps = within(screen.getByRole('navigation', { name: 'Three ways in' }))
  expect(jumps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#voice-over-talent',
    '#audio-producers',
  ])
  const talent = screen.getByRole('region', { name: 'Voice over talent' })
  expect(talent).toHaveAttribute('id', 'voice-over-talent')
  expect(within(talent).getByRole('link', { name: /^E-mail your demos.*Voice over talent/ })).toHaveAttribute(
    'href',
    'mailto:jobs@wattle.test?subject=Voice%20over%20talent%3A%20my%20demos',
  )
  const producers = within(screen.getByRole('region', { name: 'Audio producers' }))
  expect(producers.getByRole('link', { name: /^E-mail your resume.*Audio producers/ })).toBeInTheDocument()
})
