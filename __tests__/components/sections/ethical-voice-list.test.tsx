/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import EthicalVoiceList from '@/components/sections/ethical-voice-list'
import { requests } from '@/components/sections/ethical-voice-list/definition'
import { typical } from '@/components/sections/ethical-voice-list/fixtures'
import { apiUrl } from '@/lib/api/calls'
import { installMedia } from '../../helpers/data/media'
import { voice, voicePage, voices } from '../../helpers/data/voices'
import { renderOnPage } from '../../helpers/page/page'

const PATH = '/voice-over-artists/ethical-ai'
const voicesUrl = (page: number, keyword = '') =>
  `/api/v1/voices?featuredOnly=false&ethicalAIOnly=true${keyword && `&searchKeyword=${keyword}`}&page=${page}&pageSize=12`

beforeEach(() => {
  installMedia()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})

function show(options: { query?: string; fallback?: Record<string, unknown>; onEnquiry?: (request: unknown) => void }) {
  const { query = '', ...others } = options
  renderOnPage(
    <main id="main" tabIndex={-1}>
      <EthicalVoiceList section={typical} />
    </main>,
    { fetches: true, path: PATH + query, ...others },
  )
}

const first = { [voicesUrl(1)]: voicePage(voices(12), 26) }

test('requests ethical AI voices, 12 to a page, in every region (B69)', () => {
  expect(requests(typical).map(apiUrl)).toEqual([voicesUrl(1)])
})

test('shows 12 cards with the count, each an AI voice with the consent of its artist', () => {
  show({ fallback: first })
  expect(screen.getByText('Showing 1 to 12 of 26 results')).toBeInTheDocument()
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(12)
  for (const card of cards) expect(card).toHaveAccessibleName(/AI voice$/)
  expect(within(screen.getByRole('article', { name: /Voice 3 / })).getByText(/^Voice 3 has agreed/)).toBeInTheDocument()
})

test('a link with a name says which voice is shown (B59)', () => {
  show({ query: '?name=Rook', fallback: { ...first, [voicesUrl(1, 'Rook')]: voicePage([voice(5, 'Rook')]) } })
  expect(screen.getByRole('heading', { name: 'Here is Rook' })).toBeInTheDocument()
})

test('a search without AI voices offers casting with the search in the brief', async () => {
  const openEnquiry = jest.fn()
  show({ query: '?name=Rook', fallback: { ...first, [voicesUrl(1, 'Rook')]: voicePage([]) }, onEnquiry: openEnquiry })
  expect(screen.getByText('No voices found.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ask us to cast a voice' }))
  expect(openEnquiry.mock.calls[0]?.[0]).toEqual({
    title: 'Let us help you cast a voice',
    about: 'Casting: AI voice, “Rook”',
    brief: 'Please cast an AI voice.\n“Rook”',
  })
})
