/** @jest-environment jsdom */
/** The session (B129, B131): one for all React roots of a page. Where there is none: page/signed-out-only.test.tsx. */
import { act, screen } from '@testing-library/react'
import { SignedOutOnly } from '@/components/page/signed-out-only'
import { SessionProvider, useSession } from '@/lib/contexts/session-context'
import { setToken } from '@/lib/session'
import { renderOnPage } from '../../helpers/page/page'
import { pageProps } from '../../helpers/page/page-props'
import { serverHtml } from '../../helpers/page/served-island'

const page = pageProps({ path: '/login' })

function Token() {
  return <output>{JSON.stringify(useSession().token)}</output>
}

const login = (
  <SignedOutOnly>
    <h1>Coming soon</h1>
  </SignedOutOnly>
)

afterEach(() => act(() => setToken('')))

test('the token is a string, empty at first, the same in every root, and kept in memory only (B129)', () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem')
  renderOnPage(
    <SessionProvider>
      <Token />
    </SessionProvider>,
  )
  renderOnPage(
    <SessionProvider>
      <Token />
    </SessionProvider>,
  )
  const tokens = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(tokens()).toEqual(['""', '""'])
  act(() => setToken('a-token'))
  expect(tokens()).toEqual(['"a-token"', '"a-token"'])
  expect(stored).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
  stored.mockRestore()
})

test('the server knows no token, whatever this process holds (B129)', () => {
  act(() => setToken('a-token'))
  expect(serverHtml(<Token />, { name: 'x', page }).textContent).toBe('""')
})

test('a page for signed-out visitors is the not-found page with a token (B131)', () => {
  renderOnPage(<SessionProvider>{login}</SessionProvider>)
  expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  act(() => setToken('a-token'))
  expect(screen.queryByText('Coming soon')).toBeNull()
})
