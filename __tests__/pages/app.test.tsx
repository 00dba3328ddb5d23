/** @jest-environment jsdom */
/** The quote dialog on the voice pages, rendered inside the whole app (B24). */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AppProps } from 'next/app'
import { QuoteContext } from '@/components/quote/quote-context'
import PromoBanner from '@/components/sections/promo-banner'
import { typical as promo } from '@/components/sections/promo-banner/fixtures'
import VoiceList from '@/components/sections/voice-list'
import { typical as voiceList } from '@/components/sections/voice-list/fixtures'
import { requests } from '@/components/sections/voice-list/requests'
import { apiUrl } from '@/lib/api/calls'
import { contentAction, contentLink } from '@/lib/content/fixtures'
import type { FrameProps } from '@/lib/page/page-props'
import App from '@/pages/_app'
import { findDialog } from '../helpers/enquiry-site'
import { frameSettings } from '../helpers/frame-settings'
import { installView } from '../helpers/in-view'
import { installMedia } from '../helpers/media'
import { renderIslands, setMedia } from '../helpers/page'
import { voicePage, voices } from '../helpers/voices'

const CAST = 'Let us help you cast a voice'

function VoicesPage() {
  const link = contentLink({ kind: 'quote', quoteTitle: CAST, quoteSubtitle: 'Tell us who should be speaking.' })
  return (
    <>
      <VoiceList section={voiceList} />
      <PromoBanner section={{ ...promo, actions: [contentAction(CAST, link)] }} />
    </>
  )
}

const seo: FrameProps['seo'] = {
  title: 'Wattle Audio - Voices',
  name: 'Voices',
  description: 'Hear them all.',
  canonical: 'https://wattle.test/voice-over-artists',
  image: null,
  siteName: 'Wattle Audio',
  noIndex: false,
  breadcrumbs: [],
  article: null,
}

/** The app reads the router from its context, which the tests' page provides. */
const router: AppProps['router'] = Object.create(null)

async function showApp(Component: AppProps['Component']) {
  const [list, ...lookups] = requests(voiceList).map(apiUrl)
  const fallback = {
    [String(list)]: voicePage(voices(2)),
    ...Object.fromEntries(lookups.map((url) => [url, []])),
  }
  const pageProps: FrameProps = { settings: frameSettings(), seo, fallback, showStatistics: false, showLogos: false }
  // The app's own dialog, not the double of the tests' page.
  await renderIslands(
    <QuoteContext value={null}>
      <App Component={Component} pageProps={pageProps} router={router} />
    </QuoteContext>,
    { path: '/voice-over-artists' },
  )
  await screen.findByRole('banner')
  await screen.findByRole('contentinfo')
}

async function closeDialog(): Promise<void> {
  await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Close' }))
}

// Loads the dialog's code before the tests, which then do not wait for it.
beforeAll(async () => {
  await import('@/components/quote/quote-host')
  await import('@/components/quote/quote-dialog-content')
}, 60_000)

beforeEach(() => {
  setMedia()
  installView()
  installMedia()
  Element.prototype.scrollIntoView = () => undefined
})

test('header, cards and sections open the one quote dialog, each with its own texts', async () => {
  await showApp(VoicesPage)
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Get a quick quote/ }))
  await closeDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Enquire now Booking ref: BB-2' }))
  expect(within(await findDialog()).getByLabelText('Brief')).toHaveValue('Voice: Voice 2\nBooking ref: BB-2')
  await closeDialog()
  await userEvent.click(screen.getByRole('button', { name: CAST }))
  expect(await findDialog(CAST)).toHaveAccessibleDescription('Tell us who should be speaking.')
})
