/** @jest-environment jsdom */
/** Loading and error states of API data (B62). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReadError } from '@/components/ui/read-states'
import { renderOnPage } from '../../helpers/page'

/** The colour of a theme token on the page's own background. */
function colourOf(value: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return name ? colourOf(getComputedStyle(document.documentElement).getPropertyValue(name).trim()) : value
}

test('an error shows Error: and the message, in red, once, with a Retry button', async () => {
  const retry = jest.fn()
  renderOnPage(<ReadError error={new Error('Error: The API is not answering.')} onRetry={retry} />, { hasStyles: true })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Error: The API is not answering.')
  const [red = 0, green = 0, blue = 0] =
    colourOf(getComputedStyle(alert).color)
      .match(/^#(..)(..)(..)$/)
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16)) ?? []
  expect(red).toBeGreaterThan(150)
  expect(Math.max(green, blue)).toBeLessThan(red / 2)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
