/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { player } from '@/components/audio/player/player'
import VoiceList from '@/components/sections/voice-list'
import { requests } from '@/components/sections/voice-list/definition'
import { typical } from '@/components/sections/voice-list/fixtures'
import { apiUrl } from '@/lib/api/calls'
import type { VoicesResponse } from '@/lib/api/models'
import { catalogue, chosen } from '@/lib/voices/fixtures'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { voicePage, voices } from '../../helpers/data/voices'
import { watchUrl } from '../../helpers/dom/watch-url'
import { renderOnPage } from '../../helpers/page/page'

const voicesUrl = (page: number) =>
  `/api/v1/voices?featuredOnly=false&ethicalAIOnly=false&regionId=1&page=${page}&pageSize=12`

let media: FakeMedia
const scrolled = jest.fn()
beforeEach(() => {
  media = installMedia()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

type StubResponse = { ok: boolean; status: number; body: unknown }
const ok = (body: VoicesResponse): StubResponse => ({ ok: true, status: 200, body })

/** The filters' options, which the server puts into the page. */
const LOOKUPS = {
  '/api/v1/voices/regions': [{ id: 1, region: 'Australia' }],
  '/api/v1/voices/age_categories': [{ id: 3, category: 'Young Adult' }],
  '/api/v1/voices/categories': [{ id: 1, category: 'Commercial' }],
}

/** An API proxy that holds its responses until released. */
function respondWith(responses: Record<string, StubResponse>) {
  const requests: string[] = []
  const waiting: (() => void)[] = []
  const respondLater: jest.Mock = jest.fn((url: string) => {
    requests.push(url)
    return new Promise((resolve) => {
      const response = responses[url] ?? { ok: false, status: 404, body: {} }
      waiting.push(() => resolve({ ...response, json: async () => response.body }))
    })
  })
  window.fetch = respondLater
  return {
    requests,
    respond: () =>
      act(async () => {
        for (const resolve of waiting.splice(0)) resolve()
      }),
  }
}

function show(fallback: Record<string, unknown> = {}, path = '/voice-over-artists') {
  const options = { fetches: true, path, fallback: { ...LOOKUPS, ...fallback } }
  renderOnPage(<VoiceList section={typical} />, options)
  return watchUrl()
}

const pagination = () => within(screen.getByRole('navigation', { name: 'Pagination' }))
const first = { [voicesUrl(1)]: voicePage(voices(12), 26) }

test("the first HTML holds page 1 of region 1, 12 voices, featured or not, and the filters' options", () => {
  expect(requests(typical).map(apiUrl)).toEqual([voicesUrl(1), ...Object.keys(LOOKUPS)])
})

test('an error is shown once, in an alert, and can be retried', async () => {
  const responses: Record<string, StubResponse> = {
    [voicesUrl(1)]: { ok: false, status: 400, body: { error: { message: 'Error: Error: The API is not answering.' } } },
  }
  const { respond, requests } = respondWith(responses)
  show()
  await respond()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error: The API is not answering\.$/)
  responses[voicesUrl(1)] = ok(voicePage(voices(2)))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await respond()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(requests).toHaveLength(2)
})

test('without voices it shows No voices found., no count and no pages', async () => {
  show({ [voicesUrl(1)]: voicePage([]) })
  expect(screen.getByText('No voices found.')).toBeInTheDocument()
  expect(screen.queryByText(/Showing/)).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('data from the server is shown at once, with count and pages, without a request', async () => {
  const { requests } = respondWith({})
  show(first)
  await settle()
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 12 of 26 results')
  // Page 2 is requested ahead, once the browser is idle.
  expect(requests.filter((url) => url !== voicesUrl(2))).toEqual([])
  const links = pagination().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1', '/voice-over-artists'],
    ['2', '/voice-over-artists/list/page/2'],
    ['3', '/voice-over-artists/list/page/3'],
    ['Next', '/voice-over-artists/list/page/2'],
  ])
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('1')
})

test('at the path of a further page the list shows it from the server, and goes on in its query (B300)', async () => {
  const { requests } = respondWith({})
  const moves = show({ [voicesUrl(2)]: voicePage(voices(12, 13), 26) }, '/voice-over-artists/list/page/2')
  await settle()
  expect(screen.getByText('Voice 14')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Showing 13 to 24 of 26 results')
  expect(requests).not.toContain(voicesUrl(2))
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('2')
  expect(pagination().getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/voice-over-artists')
  await userEvent.click(pagination().getByRole('link', { name: '1' }))
  expect(moves).toEqual([{ how: 'push', url: '/voice-over-artists' }])
})

test('a page number scrolls to the results, stops audio, clears the track and disables autoplay (B65)', async () => {
  const { respond, requests } = respondWith({ [voicesUrl(2)]: ok(voicePage(voices(12, 13), 26)) })
  const moves = show(first)
  await userEvent.click(screen.getByRole('button', { name: 'Play Voice 1' }))
  await settle()
  expect(media.playing()).toHaveLength(1)

  await userEvent.click(pagination().getByRole('link', { name: '2' }))
  expect(media.playing()).toEqual([])
  expect(player.getState()).toMatchObject({ track: null, autoplay: false })
  expect(scrolled).toHaveBeenCalledTimes(1)
  // To the results, and not to what is above them.
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('status'))
  expect(scrolled.mock.contexts[0]).not.toContainElement(screen.getByRole('heading', { level: 2 }))
  expect(moves).toEqual([{ how: 'push', url: '/voice-over-artists?page=2' }])

  // The old cards stay, dimmed and inert, until the new ones are loaded.
  await waitFor(() => expect(screen.getByText('Voice 1').closest('ul[aria-busy=true]')).toHaveAttribute('inert'))
  await waitFor(() => expect(requests).toEqual([voicesUrl(2)]))
  await respond()
  expect(await screen.findByRole('article', { name: 'Voice 13' })).toBeInTheDocument()
  expect(screen.queryByText('Voice 1')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Showing 13 to 24 of 26 results')
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('2')
})

test('a few voices stand in the chosen order, without filters; one that the page lacks is left out', () => {
  const section = { ...typical, voices: chosen(3, 9, 1) }
  const [request] = requests(section)
  expect(request).toMatchObject({ voiceIds: ['3', '9', '1'] })
  renderOnPage(<VoiceList section={section} />, {
    fallback: { [request ? apiUrl(request) : '']: voicePage(voices(3)) },
  })
  const names = screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
  expect(names).toEqual(['Voice 3', 'Voice 1'])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a section of which the API has no voice left is not shown, and links to it still arrive (B160)', () => {
  const show = (page: object | null, voices = chosen(3, 9)) => {
    const section = { ...typical, anchor: 'ours', voices }
    const [request] = requests(section)
    const fallback = page && request ? { [apiUrl(request)]: page } : {}
    const { container, unmount } = renderOnPage(<VoiceList section={section} />, { fallback })
    const isShown = screen.queryByRole('heading', { name: typical.heading }) !== null
    expect(container.querySelectorAll('#ours')).toHaveLength(1)
    unmount()
    return isShown
  }
  expect(show({ voices: [], totalCount: 0, totalPages: 1 })).toBe(false)
  expect(show({ voices: [], totalCount: 0, totalPages: 0 }, { ...catalogue, kind: 'filtered' })).toBe(false)
  expect(show(voicePage(voices(3)))).toBe(true)
  // Not known: the API does not respond, or the browser has read a part of its list.
  expect(show(null)).toBe(true)
  expect(show({ voices: voices(2), totalCount: 150, totalPages: 2 })).toBe(true)
})

test('a filtered part of the catalogue is one request for as many voices as are shown', () => {
  expect(
    requests({ ...typical, voices: { ...catalogue, kind: 'filtered', gender: 2, category: 4 } }).map(apiUrl),
  ).toEqual(['/api/v1/voices?featuredOnly=false&ethicalAIOnly=false&genderId=2&categoryId=4&page=1&pageSize=6'])
})
