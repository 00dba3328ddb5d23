/** @jest-environment jsdom */
/** Loading and error states of API data (B62). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReadError } from '@/components/lists/read-states'
import { rgbOf } from '../../helpers/dom/colour'
import { renderOnPage } from '../../helpers/page/page'

test('an error shows Error: and the message, in red, once, with a Retry button and the phone number', async () => {
  const retry = jest.fn()
  renderOnPage(<ReadError error={new Error('Error: The API is not answering.')} onRetry={retry} />, { hasStyles: true })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Error: The API is not answering.')
  const [red, green, blue] = rgbOf(getComputedStyle(alert).color)
  expect(red).toBeGreaterThan(150)
  expect(Math.max(green, blue)).toBeLessThan(red / 2)
  expect(screen.getByRole('link', { name: '1300 111 222' })).toHaveAttribute('href', 'tel:+611300111222')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
