/** The session and its guard (checklist 202-205, 208, 316, 361-363, 379, 380; readings A1-A5). Tokens come in through the context's own setter. */

import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createEnquirySession } from '@/components/quote/enquiry-session'
import { QuoteContext } from '@/components/quote/quote-context'
import { Leave } from '@/components/session/leave'
import { ProtectedLayout } from '@/components/session/protected-layout'
import { SessionProvider, useSession } from '@/components/session/session-context'
import { SignedOutOnly } from '@/components/session/signed-out-only'
import { SettingsProvider } from '@/components/settings/settings-context'
import { system } from '@/components/ui/theme'
import { adminAddress } from '@/lib/session/paths'
import { frameSettings } from '../../helpers/frame-settings'
import { MovingRouter } from '../../helpers/moving-router'

type Move = { how: 'push' | 'replace'; url: string; options: unknown }

/** What whoever builds a login would do. */
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
  const quote = { open: () => undefined, preload: () => undefined, session: createEnquirySession() }
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

test('the token is a text, empty at first, and lives in memory alone (316)', async () => {
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

test('without a token the guard goes to /login by replace, and what it guards is never rendered (205, 363)', () => {
  const moves: Move[] = []
  const Secret = jest.fn(() => <h1>User Profile</h1>)
  render(
    <Site moves={moves}>
      <ProtectedLayout>
        <Secret />
      </ProtectedLayout>
    </Site>,
  )
  expect(moves).toEqual([{ how: 'replace', url: '/login', options: undefined }])
  expect(Secret).not.toHaveBeenCalled()
})

test("the server's HTML of a guarded page holds nothing of it, and a way to /login (203)", () => {
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

test('with a token the guarded page is there; signing out leaves it again (204, 362, 379)', async () => {
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

test('/login stands while nobody is signed in; with a token its address leads nowhere (202, 361, 380)', async () => {
  render(
    <Site start="/login">
      <SignedOutOnly>
        <h1>Sign in</h1>
      </SignedOutOnly>
    </Site>,
  )
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByText('error.404')).toBeInTheDocument()
})

test('the admin page leaves at once for /admin on the admin host, with a link for want of JavaScript (208)', () => {
  const href = adminAddress('https://admin.wattle.test')
  expect(href).toBe('https://admin.wattle.test/admin')
  const html = renderToStaticMarkup(
    <Site>
      <Leave heading="Elsewhere" href={href} />
    </Site>,
  )
  expect(html).toContain(`href="${href}"`)
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
