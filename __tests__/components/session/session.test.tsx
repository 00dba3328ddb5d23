/** @jest-environment jsdom */
/** The session and its guard (B129-B134). Tests set tokens through the context's setter. */

import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QuoteContext } from '@/components/quote/quote-context'
import { ProtectedLayout } from '@/components/session/protected-layout'
import { SettingsProvider } from '@/components/settings/settings-context'
import { system } from '@/components/ui/theme'
import { SessionProvider, useSession } from '@/lib/session/session-context'
import { frameSettings } from '../../helpers/frame-settings'
import { MovingRouter } from '../../helpers/moving-router'

type Move = { how: 'push' | 'replace'; url: string; options: unknown }

/** What a future login would do. */
function Switch() {
  const { token, setToken } = useSession()
  return (
    <>
      <output>{JSON.stringify(token)}</output>
      <button type="button" onClick={() => setToken('a-token')}>
        Sign in
      </button>
      <button type="button" onClick={() => setToken('')}>
        Sign out
      </button>
    </>
  )
}

function Site({ children, moves, start = '/profile' }: { children: ReactNode; moves?: Move[]; start?: string }) {
  const quote = { open: () => undefined, preload: () => undefined }
  return (
    <ChakraProvider value={system}>
      <MovingRouter start={start} moves={moves}>
        <SettingsProvider settings={frameSettings()}>
          <QuoteContext value={quote}>
            <SessionProvider>
              <Switch />
              {children}
            </SessionProvider>
          </QuoteContext>
        </SettingsProvider>
      </MovingRouter>
    </ChakraProvider>
  )
}

test('the token is a string, empty at first, and kept in memory only (B129)', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem')
  const first = render(<Site>x</Site>)
  expect(screen.getByRole('status')).toHaveTextContent('""')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByRole('status')).toHaveTextContent('"a-token"')
  expect(stored).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
  first.unmount()
  render(<Site>x</Site>)
  expect(screen.getByRole('status')).toHaveTextContent('""')
  stored.mockRestore()
})

test("the server's HTML of a guarded page holds nothing of it, and a link to /login", () => {
  const html = renderToStaticMarkup(
    <Site>
      <ProtectedLayout>
        <h1>User Profile</h1>
      </ProtectedLayout>
    </Site>,
  )
  expect(html).not.toContain('User Profile')
  expect(html).toContain('href="/login"')
})

test('with a token the guarded page is rendered; signing out leaves it', async () => {
  const moves: Move[] = []
  render(
    <Site moves={moves} start="/">
      <Door />
    </Site>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open the profile' }))
  expect(screen.getByRole('heading', { name: 'User Profile' })).toBeInTheDocument()
  expect(moves).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(screen.queryByRole('heading', { name: 'User Profile' })).toBeNull()
  expect(moves).toMatchObject([{ how: 'replace', url: '/login' }])
})

/** A page that is reached after signing in, and stays when signed out. */
function Door() {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <ProtectedLayout>
      <h1>User Profile</h1>
    </ProtectedLayout>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open the profile
    </button>
  )
}
