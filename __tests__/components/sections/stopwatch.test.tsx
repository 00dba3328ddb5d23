/** @jest-environment jsdom */
/** The stopwatch section (B120-B124). */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Stopwatch from '@/components/sections/stopwatch'
import { typical } from '@/components/sections/stopwatch/fixtures'
import { renderOnPage } from '../../helpers/page/page'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setup(section = typical) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  renderOnPage(
    <main tabIndex={-1}>
      <Stopwatch section={section} isFirst />
      <label>
        Notes
        <input />
      </label>
      <button type="button">Elsewhere</button>
    </main>,
  )
  return user
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const shown = () => screen.getByRole('timer').textContent?.replace(/[a-z]+/g, '')
const button = (name: string) => screen.getByRole('button', { name })
const splits = () =>
  within(screen.getByRole('list', { name: 'Splits' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('Split adds the time while the stopwatch runs, newest first, and nothing else does (B122)', async () => {
  const user = setup()
  expect(button('Split')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Split'))
  expect(splits()).toEqual([])
  expect(screen.getByText(/Press Split while/)).toBeInTheDocument()
  await user.click(button('Start'))
  expect(button('Split')).toHaveAttribute('aria-disabled', 'false')
  wait(1000)
  await user.click(button('Split'))
  wait(2500)
  await user.click(button('Split'))
  expect(splits()).toEqual(['Split 200:00:03:50+00:00:02:50', 'Split 100:00:01:00+00:00:01:00'])
  expect(screen.queryByText(/Press Split while/)).toBeNull()
  await user.click(button('Pause'))
  await user.click(button('Split'))
  expect(splits()).toHaveLength(2)
})

test('a held key counts once, and out of view the space bar scrolls', () => {
  setup()
  fireEvent.keyDown(document.body, { key: ' ', repeat: true })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: -900, height: 400 }))
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true)
  expect(button('Start')).toBeInTheDocument()
  jest.restoreAllMocks()
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false)
  expect(button('Pause')).toBeInTheDocument()
})

test('a screen reader hears the actions, and no ticks', async () => {
  const user = setup()
  const announcement = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(announcement()).toBe('')
  await user.click(button('Start'))
  expect(announcement()).toBe('Started')
  wait(65_320)
  expect(announcement()).toBe('Started')
  await user.click(button('Split'))
  expect(announcement()).toBe('Split 1 at 1 minute 5.32 seconds')
  await user.click(button('Pause'))
  expect(announcement()).toBe('Paused at 1 minute 5.32 seconds')
  await user.click(button('Reset'))
  expect(announcement()).toBe('Reset')
  expect(screen.getByRole('timer', { name: 'Elapsed time' })).not.toHaveAttribute('aria-live', 'polite')
})

test('one button, Start when stopped or paused and Pause when running (B121)', async () => {
  const user = setup()
  await user.click(button('Start'))
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  wait(1500)
  await user.click(button('Pause'))
  wait(9000)
  expect(shown()).toBe('00:00:01:50')
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  await user.click(button('Start'))
  wait(500)
  expect(shown()).toBe('00:00:02:00')
})

test('Reset stops, zeroes and clears the splits (B121)', async () => {
  const user = setup()
  await user.click(button('Start'))
  wait(2000)
  await user.click(button('Split'))
  await user.click(button('Reset'))
  expect(shown()).toBe('00:00:00:00')
  expect(splits()).toEqual([])
  expect(button('Start')).toBeInTheDocument()
  wait(3000)
  expect(shown()).toBe('00:00:00:00')
})

test('renders the h1 as first section; further down a lower heading', () => {
  const { unmount } = renderOnPage(<Stopwatch section={typical} isFirst />)
  expect(screen.getByRole('heading', { level: 1, name: typical.heading })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Splits' })).toBeInTheDocument()
  unmount()
  renderOnPage(<Stopwatch section={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.heading })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Splits' })).toBeInTheDocument()
})
