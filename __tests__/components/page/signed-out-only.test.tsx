/** @jest-environment jsdom */
/** What only signed-out visitors see, on a page that runs no React. */
import { screen, waitFor } from '@testing-library/react'
import { islandContent } from '@/components/page/content'
import { SignedOutOnly } from '@/components/page/signed-out-only'
import { setToken } from '@/lib/session'
import { pageProps } from '../../helpers/page/page-props'
import { servePage, start } from '../../helpers/page/runtime-page'
import { serverHtml } from '../../helpers/page/served-island'

const page = pageProps({ path: '/login' })

const login = (
  <SignedOutOnly>
    <h1>Coming soon</h1>
  </SignedOutOnly>
)

test('where no React runs such a page is the not-found page with a token, and itself without (B131)', async () => {
  servePage(page)
  document.title = 'Login'
  document.getElementById('main')?.append(serverHtml(login, { name: 'login', page }))
  start()
  // Whoever signs in does so by an island.
  await islandContent('not-found', null, page)
  setToken('a-token')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByText('Coming soon')).not.toBeVisible()
  expect(document.title).toContain('Page not found')
  setToken('')
  await waitFor(() => expect(screen.getByText('Coming soon')).toBeVisible())
  expect(screen.queryByText('Page not found')).toBeNull()
  expect(document.title).toBe('Login')
})
