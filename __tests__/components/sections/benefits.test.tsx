/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import Benefits from '@/components/sections/benefits'
import { typical } from '@/components/sections/benefits/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('benefits without a heading keep the heading order', () => {
  renderOnPage(<Benefits section={{ ...typical, heading: '' }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Priority Service' })).toBeInTheDocument()
})

test('benefits are tiles in order', () => {
  renderOnPage(<Benefits section={{ ...typical, layout: 'tiles' }} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    typical.items.map(({ title }) => title),
  )
})
