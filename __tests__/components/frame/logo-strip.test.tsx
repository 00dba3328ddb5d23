/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@/components/frame/custom-elements'
import { LogoStrip } from '@/components/frame/logo-strip'
import { frameSettings } from '../../helpers/data/frame-settings'
import { type FakeView, installView } from '../../helpers/dom/in-view'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderOnPage } from '../../helpers/page/page'

const SMALL = 'max-width: 47.99875rem'
const { clientLogos } = frameSettings()

/** Number of logos that have left the view. */
function shift(): number {
  return Math.abs(Number(/calc\((-?\d+) /.exec(screen.getByRole('list').style.transform)?.[1] ?? 0))
}

/** @param media the media query that matches */
function show(media = SMALL): void {
  setMedia(media)
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
}

const pass = (timeMs: number) => act(() => jest.advanceTimersByTime(timeMs))

let view: FakeView

beforeEach(() => {
  jest.useFakeTimers()
  view = installView()
})
afterEach(() => jest.useRealTimers())

test('on large screens it is a static grid (B149)', () => {
  show('min-width: 48rem')
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Brightwater',
    'Lantern Hill',
    'Spoke & Chain',
  ])
  expect(screen.queryByRole('button')).toBeNull()
  pass(5000)
  expect(shift()).toBe(0)
})

test('on small screens it moves by one logo each 1000 ms, in a loop (B149)', () => {
  show()
  expect(shift()).toBe(0)
  pass(999)
  expect(shift()).toBe(0)
  pass(1)
  expect(shift()).toBe(1)
  pass(2000)
  expect(shift()).toBe(3)
  fireEvent.transitionEnd(screen.getByRole('list'))
  expect(shift()).toBe(0)
})

test('goes on when the list has moved out of the window, and stops when the strip has (B149)', () => {
  show()
  pass(2000)
  view.set(screen.getByRole('list'), false)
  pass(1000)
  expect(shift()).toBe(3)
  const strip = screen.getByRole('list').closest('logo-carousel')
  if (strip) view.set(strip, false)
  pass(5000)
  expect(shift()).toBe(3)
})

test('screen readers get each client once', () => {
  show()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('can be paused and started again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Pause logos' }))
  pass(5000)
  expect(shift()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play logos' }))
  pass(1000)
  expect(shift()).toBe(1)
})

test('stops permanently on hover', async () => {
  show()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.hover(screen.getByRole('list'))
  await user.unhover(screen.getByRole('list'))
  pass(5000)
  expect(shift()).toBe(0)
  expect(screen.getByRole('button', { name: 'Play logos' })).toBeInTheDocument()
})
