/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@/components/frame/elements'
import { LogoStrip } from '@/components/frame/logo-strip'
import { frameSettings } from '../../helpers/frame-settings'
import { renderOnPage, setMedia } from '../../helpers/page'

const SMALL = 'max-width: 47.99875rem'
const { clientLogos } = frameSettings()

/** Number of logos that have left the view. */
function shift(): number {
  return Math.abs(Number(/calc\((-?\d+) /.exec(screen.getByRole('list').style.transform)?.[1] ?? 0))
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('on large screens it is a static grid (B149)', () => {
  setMedia()
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Brightwater',
    'Lantern Hill',
    'Spoke & Chain',
  ])
  expect(screen.queryByRole('button')).toBeNull()
  act(() => jest.advanceTimersByTime(5000))
  expect(shift()).toBe(0)
})

test('on small screens it moves by one logo each 1000 ms, in a loop (B149)', () => {
  setMedia(SMALL)
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
  expect(shift()).toBe(0)
  act(() => jest.advanceTimersByTime(999))
  expect(shift()).toBe(0)
  act(() => jest.advanceTimersByTime(1))
  expect(shift()).toBe(1)
  act(() => jest.advanceTimersByTime(2000))
  expect(shift()).toBe(3)
  fireEvent.transitionEnd(screen.getByRole('list'))
  expect(shift()).toBe(0)
})

test('screen readers get each client once', () => {
  setMedia(SMALL)
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('can be paused and started again', () => {
  setMedia(SMALL)
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
  fireEvent.click(screen.getByRole('button', { name: 'Pause logos' }))
  act(() => jest.advanceTimersByTime(5000))
  expect(shift()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play logos' }))
  act(() => jest.advanceTimersByTime(1000))
  expect(shift()).toBe(1)
})

test('stops permanently on hover', async () => {
  setMedia(SMALL)
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.hover(screen.getByRole('list'))
  await user.unhover(screen.getByRole('list'))
  act(() => jest.advanceTimersByTime(5000))
  expect(shift()).toBe(0)
  expect(screen.getByRole('button', { name: 'Play logos' })).toBeInTheDocument()
})

test('pauses while the page is hidden', () => {
  setMedia(SMALL)
  renderOnPage(<LogoStrip heading="Sample clients" logos={clientLogos} />, { hasStyles: true })
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => jest.advanceTimersByTime(3000))
  expect(shift()).toBe(0)
  hidden.mockRestore()
})
