/** @jest-environment jsdom */
/** The session (B129). Tests set tokens through the context's setter. */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SessionProvider, useSession } from '@/lib/contexts/session-context'

/** What a future login would do. */
function Switch() {
  const { token, setToken } = useSession()
  return (
    <>
      <output>{JSON.stringify(token)}</output>
      <button type="button" onClick={() => setToken('a-token')}>
        Sign in
      </button>
    </>
  )
}

const site = (
  <SessionProvider>
    <Switch />
  </SessionProvider>
)

test('the token is a string, empty at first, and kept in memory only (B129)', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem')
  const first = render(site)
  expect(screen.getByRole('status')).toHaveTextContent('""')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByRole('status')).toHaveTextContent('"a-token"')
  expect(stored).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
  first.unmount()
  render(site)
  expect(screen.getByRole('status')).toHaveTextContent('""')
  stored.mockRestore()
})
