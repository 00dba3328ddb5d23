/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import Benefits from '@/components/sections/benefits'
import { typical } from '@/components/sections/benefits/fixtures'
import { renderOnPage } from '../../helpers/page'

test('benefits without a heading keep the heading order', () => {
  renderOnPage(<Benefits section={{ ...typical, heading: '' }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Priority Service' })).toBeInTheDocument()
})

test('benefits are tiles in order; one without a title is left out', () => {
  const [first] = typical.items
  if (!first) throw new Error('The fixture has benefits')
  const items = [{ ...first, _key: 'bare', title: '' }, ...typical.items]
  renderOnPage(<Benefits section={{ ...typical, layout: 'tiles', items }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    typical.items.map(({ title }) => title),
  )
})
