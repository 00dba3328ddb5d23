/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ServiceCards from '@/components/sections/service-cards'
import { serviceCard, typical } from '@/components/sections/service-cards/fixtures'
import { contentImage } from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page/page'

const LAYOUTS = ['feature', 'cards', 'menu', 'compact'] as const

test.each(LAYOUTS)(
  'the layout %s shows every card in order, with text and link, and each Enquire now names its service (B101)',
  async (layout) => {
    const onEnquiry = jest.fn()
    renderOnPage(<ServiceCards section={{ ...typical, layout }} />, { onEnquiry })
    const region = within(screen.getByRole('region', { name: 'Popular services' }))
    const titles = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Voice Overs', 'Jingles', 'Podcasts'])
    const [voices, , podcasts] = region.getAllByRole('listitem')
    if (!voices || !podcasts) throw new Error('Three cards are expected')
    expect(voices).toHaveTextContent('What Voice Overs gets you.')
    expect(within(voices).getByRole('link', { name: 'Choose a voice (Voice Overs)' })).toHaveAttribute(
      'href',
      '/voice-overs',
    )
    await userEvent.click(within(podcasts).getByRole('button', { name: 'Enquire now (Podcasts)' }))
    expect(onEnquiry.mock.calls[0]?.[0]).toMatchObject({ about: 'Podcasts', brief: 'About: Podcasts' })
    expect(region.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  },
)

test('a card with nothing but a title is rendered', () => {
  const bare = serviceCard('Bare', { text: null, icon: null, image: contentImage({ url: null }), action: null })
  for (const layout of LAYOUTS) {
    const { unmount } = renderOnPage(<ServiceCards section={{ ...typical, layout, cards: [bare] }} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
  }
})
