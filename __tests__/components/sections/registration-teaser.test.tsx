/** @jest-environment jsdom */
/** The registration teaser (B132). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RegistrationTeaser from '@/components/sections/registration-teaser'
import { typical } from '@/components/sections/registration-teaser/fixtures'
import { renderOnPage } from '../../helpers/page'

test('lists what is coming, in order', () => {
  renderOnPage(<RegistrationTeaser section={typical} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Music library',
    'Talent availability',
    'Sending scripts',
    'Job status with estimated delivery',
    'Downloading past audio',
  ])
})

test('COMING SOON can be focused, is announced as disabled, and does nothing', async () => {
  const { container } = renderOnPage(<RegistrationTeaser section={typical} />)
  const before = container.innerHTML
  const button = screen.getByRole('button', { name: 'COMING SOON' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter} ')
  expect(container.innerHTML).toBe(before)
  expect(button.closest('form')).toBeNull()
})
