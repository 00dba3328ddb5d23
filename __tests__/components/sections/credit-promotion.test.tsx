/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import CreditPromotion from '@/components/sections/credit-promotion'
import { typical } from '@/components/sections/credit-promotion/fixtures'
import { renderOnPage } from '../../helpers/page'

test('a use without a title is left out, and without uses there is no list', () => {
  const uses = [{ _key: 'bare', title: '', text: null, icon: null }]
  renderOnPage(<CreditPromotion section={{ ...typical, uses }} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText('Use it for')).toBeNull()
})
