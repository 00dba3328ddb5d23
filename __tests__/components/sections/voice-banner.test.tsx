/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@/components/frame/custom-elements'
import VoiceBanner from '@/components/sections/voice-banner'
import { requests } from '@/components/sections/voice-banner/definition'
import { typical } from '@/components/sections/voice-banner/fixtures'
import { BELOW_MD } from '@/components/ui/media'
import { carouselOptions, INTERVAL } from '@/components/voices/carousel/carousel-options'
import { apiUrl } from '@/lib/api/calls'
import { chosen } from '@/lib/voices/fixtures'
import { installMedia } from '../../helpers/data/media'
import { voicePage, voices } from '../../helpers/data/voices'
import { type FakeView, installView } from '../../helpers/dom/in-view'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderOnPage } from '../../helpers/page/page'

const DOOR = '/api/v1/voices?featuredOnly=true&page=1&pageSize=50'

let view: FakeView

beforeEach(() => {
  view = installView()
  installMedia()
  setMedia()
  // keen-slider measures elements; jsdom has no layout.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 400)
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 1000 })
})
afterEach(() => jest.useRealTimers())

async function show(count: number) {
  jest.useFakeTimers()
  const page = renderOnPage(<VoiceBanner section={typical} />, { fallback: { [DOOR]: voicePage(voices(count)) } })
  await act(() => import('keen-slider'))
  await wait(50)
  return page
}

/** Advances the timers in steps, between which the dynamic import of the library can resolve. */
async function wait(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)))
  }
}

/** A move takes 600 ms, and the library may have to load first. */
const MOVE = 900

/** Names of the voices in view. Until the library has loaded the slides are a row that begins with the first. */
function inView(): (string | null)[] {
  const slides = [...document.querySelectorAll('[aria-roledescription=slide]')]
  const reachable = slides.filter((slide) => !slide.hasAttribute('inert'))
  const isRow = reachable.length === slides.length
  const perView = window.matchMedia(BELOW_MD).matches ? 1 : 2
  return (isRow ? slides.slice(0, perView) : reachable).map((slide) => slide.querySelector('h3')?.textContent ?? null)
}

function list(): Element {
  const found = document.querySelector('voice-carousel ul')
  if (!found) throw new Error('There is no carousel')
  return found
}

const rotation = () => screen.getByRole('button', { name: /rotation$/ })

test('requests exactly featuredOnly, page and pageSize (B98)', () => {
  expect(requests(typical)).toEqual([{ call: 'voices', query: { featuredOnly: true, page: 1, pageSize: 50 } }])
  expect(requests(typical).map(apiUrl)).toEqual([DOOR])
})

test('moves 2 per view, looping, every 3000 ms, 1 per view up to 767 px (B98)', () => {
  expect(INTERVAL).toBe(3000)
  expect(BELOW_MD).toBe('(max-width: 47.99875rem)')
  expect(carouselOptions(10)).toMatchObject({
    loop: true,
    slides: { perView: 2 },
    breakpoints: { '(max-width: 47.99875rem)': { loop: true, slides: { perView: 1 } } },
  })
})

test('shows heading, buttons and every featured voice before the carousel has loaded', async () => {
  renderOnPage(<VoiceBanner section={typical} />, { fallback: { [DOOR]: voicePage(voices(10)) } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Play a voice. Get a price. Send a brief.')
  // Lines break between the sentences, and within one only where it does not fit.
  for (const sentence of ['Play a voice.', 'Get a price.', 'Send a brief.'])
    expect(screen.getByText(sentence)).toHaveAttribute('data-short')
  expect(screen.getByRole('link', { name: 'Browse voice artists' })).toHaveAttribute('href', '/voice-over-artists')
  expect(screen.getAllByRole('article')).toHaveLength(10)
  expect(document.querySelector('[inert]')).toBeNull()
  await screen.findByRole('button', { name: 'Stop rotation' })
})

test('moves by two every three seconds and wraps at the end', async () => {
  await show(6)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  await wait(2800)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  // The library is not loaded yet.
  expect(document.querySelector('[inert]')).toBeNull()
  await wait(200 + MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
  await wait(3000)
  expect(inView()).toEqual(['Voice 5', 'Voice 6'])
  await wait(3000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
})

test('moves by one on narrow screens', async () => {
  setMedia('max-width: 47.99875rem')
  await show(3)
  expect(inView()).toEqual(['Voice 1'])
  await wait(INTERVAL + MOVE)
  expect(inView()).toEqual(['Voice 2'])
})

test('the rotation button comes first, stops and starts the carousel', async () => {
  await show(6)
  const carousel = screen.getByRole('region', { name: 'Featured voices' })
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  expect(within(carousel).getAllByRole('button')[0]).toBe(rotation())
  fireEvent.click(rotation())
  expect(rotation()).toHaveAccessibleName('Start rotation')
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  fireEvent.click(rotation())
  expect(rotation()).toHaveAccessibleName('Stop rotation')
  await wait(INTERVAL + MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
})

/** A pointer that rests where the list is, and moves no more. */
function restPointer(): void {
  const matches = list().matches.bind(list())
  jest.spyOn(list(), 'matches').mockImplementation((selector) => selector === ':hover' || matches(selector))
}

test('stands still under a pointer that has rested on it from the start, or came there by scrolling (B99)', async () => {
  setMedia('hover: hover')
  await show(6)
  restPointer()
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  expect(rotation()).toHaveAccessibleName('Start rotation')
  // What the visitor starts goes on.
  fireEvent.click(rotation())
  await wait(INTERVAL + MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
})

test('goes on on a touch screen, where a tap leaves :hover behind', async () => {
  await show(6)
  restPointer()
  await wait(INTERVAL + MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
})

test('waits while it is below the window, and goes on when it is scrolled to (B99)', async () => {
  await show(6)
  view.set(list(), false)
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  expect(rotation()).toHaveAccessibleName('Stop rotation')
  view.set(list(), true)
  await wait(INTERVAL + MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
})

test('without any of its chosen voices the banner keeps its words and buttons (B160)', () => {
  const section = { ...typical, voices: chosen(3) }
  const [request] = requests(section)
  const fallback = { [request ? apiUrl(request) : '']: { voices: [], totalCount: 0, totalPages: 1 } }
  renderOnPage(<VoiceBanner section={section} />, { fallback })
  expect(screen.getByRole('link', { name: 'Browse voice artists' })).toBeInTheDocument()
  expect(screen.queryByText('No voices found.')).toBeNull()
  expect(document.querySelector('voice-carousel')).toBeNull()
})

test.each<[string, () => void]>([
  ['the pointer', () => fireEvent.pointerEnter(list())],
  ['a touch', () => fireEvent.pointerDown(screen.getByText('Voice 1'))],
  ['the focus', () => act(() => screen.getByRole('button', { name: 'Play Voice 1' }).focus())],
  ['a Play press', () => fireEvent.click(screen.getByRole('button', { name: 'Play Voice 1' }))],
])('%s stops it, and it does not restart by itself (B99)', async (_what, turnTo) => {
  await show(6)
  turnTo()
  fireEvent.pointerLeave(list())
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  expect(rotation()).toHaveAccessibleName('Start rotation')
})

test('pauses in a hidden tab', async () => {
  await show(6)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  hidden.mockRestore()
  await wait(INTERVAL + MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
})

test('under reduced motion it does not move until it is started', async () => {
  setMedia('prefers-reduced-motion')
  await show(6)
  expect(rotation()).toHaveAccessibleName('Start rotation')
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
})

test('the arrows move it, and the position is announced', async () => {
  await show(6)
  fireEvent.click(screen.getByRole('button', { name: 'Next voices' }))
  await wait(MOVE)
  expect(inView()).toEqual(['Voice 3', 'Voice 4'])
  expect(screen.getByText('3 and 4 of 6')).toHaveAttribute('aria-live', 'polite')
  fireEvent.click(screen.getByRole('button', { name: 'Previous voices' }))
  await wait(MOVE)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
})

test('there is no carousel when all voices fit', async () => {
  await show(2)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  expect(document.querySelector('[data-hidden]')).not.toBeNull()
  await wait(10_000)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
})

test('without voices it shows No voices found.', async () => {
  await show(0)
  expect(screen.getByRole('status')).toHaveTextContent('No voices found.')
})

test('the rotation button is before the arrows and cards in tab order, and stops on focus', async () => {
  await show(6)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const names: (string | null)[] = []
  screen.getByRole('link', { name: /Rated/ }).focus()
  for (let press = 0; press < 4; press++) {
    await user.tab()
    names.push(document.activeElement?.getAttribute('aria-label') ?? null)
  }
  expect(names).toEqual(['Start rotation', 'Previous voices', 'Next voices', 'Play Voice 1'])
})

test('a sound that began before the code of the carousel had come keeps it still', async () => {
  const sound = document.body.appendChild(document.createElement('audio'))
  await sound.play()
  await show(5)
  expect(rotation()).toHaveAccessibleName('Start rotation')
  await wait(2 * INTERVAL)
  expect(inView()).toEqual(['Voice 1', 'Voice 2'])
  sound.remove()
})
