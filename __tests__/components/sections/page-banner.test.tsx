/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { audioSample } from '@/components/sections/audio-feature/fixtures'
import PageBanner from '@/components/sections/page-banner'
import * as pageBanner from '@/components/sections/page-banner/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import { installMedia } from '../../helpers/data/media'
import { quoteFormTexts } from '../../helpers/data/settings'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderOnPage } from '../../helpers/page/page'

type Banner = SectionOf<'pageBanner'>

const LAYOUTS: Banner['layout'][] = ['beside', 'reversed', 'stage', 'wide', 'slim', 'compact']

const withForm: Banner = { ...pageBanner.typical, form: { show: true, heading: null, subheading: null, promise: null } }

const facts: Banner['facts'] = [
  { _key: 'response', value: 'Under 1 hour', label: 'average response to a brief' },
  { _key: 'licence', value: '12 months', label: 'of broadcast licence included' },
]

beforeEach(() => {
  installMedia()
  setMedia()
})

test.each(LAYOUTS)('%s: heading, text and actions are in an order that makes sense without the layout', (layout) => {
  renderOnPage(<PageBanner section={{ ...pageBanner.typical, layout }} />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Your audio department' })
  const text = screen.getByText('A voice by lunch and a mix by five.')
  const link = screen.getByRole('link', { name: 'See the services' })
  const parts = [heading, text, link]
  const picture = screen.queryByAltText('A pinboard')
  if (layout === 'slim') expect(picture).toBeNull()
  else expect(picture).toHaveAttribute('loading', 'eager')
  for (const [index, part] of [...parts, ...(picture ? [picture] : [])].entries()) {
    const before = parts[index - 1]
    if (before) expect(before.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.getByRole('region', { name: 'Your audio department' })).toBeInTheDocument()
})

test.each(['beside', 'reversed', 'stage'] as const)(
  "%s: a form has all four fields, and the enquiry dialog's texts where the editor wrote none",
  async (layout) => {
    renderOnPage(<PageBanner section={{ ...withForm, layout }} />)
    const form = await screen.findByRole('form', { name: 'Get a quick quote' })
    expect(
      within(form)
        .getAllByRole('textbox')
        .map((input) => input.getAttribute('name')),
    ).toEqual(['name', 'phone', 'email', 'brief'])
    expect(screen.getByText("Send us a short brief, and we'll be back to you ASAP")).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Get a quick quote' })).toBeInTheDocument()
  },
)

test('a form shows its own promise, else that of the site settings (B23)', async () => {
  const settings = { quoteForm: quoteFormTexts({ promise: 'A person answers.' }) }
  const { unmount } = renderOnPage(<PageBanner section={withForm} />, { settings })
  expect(await screen.findByText('A person answers.')).toBeInTheDocument()
  unmount()
  const form = { show: true, heading: null, subheading: null, promise: 'Two rounds of changes are included.' }
  renderOnPage(<PageBanner section={{ ...withForm, form }} />, { settings })
  expect(await screen.findByText('Two rounds of changes are included.')).toBeInTheDocument()
  expect(screen.queryByText('A person answers.')).toBeNull()
})

test('facts are pairs of figure and text', () => {
  renderOnPage(<PageBanner section={{ ...pageBanner.typical, facts }} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'average response to a brief',
    'of broadcast licence included',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Under 1 hour', '12 months'])
})

test('a sample can be played in the banner', async () => {
  renderOnPage(<PageBanner section={{ ...pageBanner.typical, sample: audioSample('checkout', 'Checkout') }} />)
  expect(await screen.findByRole('button', { name: /Play.*Checkout/ })).toBeInTheDocument()
})

test('compact: its art is fetched on wide screens only', () => {
  const { container } = renderOnPage(<PageBanner section={{ ...pageBanner.typical, layout: 'compact' }} />)
  expect(container.querySelector('picture source')).toHaveAttribute('media', 'not all and (min-width: 64rem)')
})

test('art drawn for light backgrounds gets a light background on dark sections', () => {
  renderOnPage(<PageBanner section={{ ...pageBanner.typical, tone: 'ink' }} />)
  expect(screen.getByRole('img', { name: 'A pinboard' }).closest('[data-tone]')).toHaveAttribute('data-tone', 'mint')
})
