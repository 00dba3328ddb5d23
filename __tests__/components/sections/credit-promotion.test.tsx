/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import CreditPromotion from '@/components/sections/credit-promotion'
import { typical } from '@/components/sections/credit-promotion/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('without uses there is no list', () => {
  renderOnPage(<CreditPromotion section={{ ...typical, uses: [] }} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText('Use it for')).toBeNull()
})
