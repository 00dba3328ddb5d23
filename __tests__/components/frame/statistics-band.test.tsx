/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import '@/components/frame/custom-elements'
import { StatisticsBand } from '@/components/frame/statistics-band'
import { type FakeView, installView } from '../../helpers/dom/in-view'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderOnPage } from '../../helpers/page/page'

const statistics = [
  { _key: 'a', value: '620000', suffix: '+', label: 'voiceovers' },
  { _key: 'b', value: '4500', suffix: '+', label: 'elearning projects' },
  { _key: 'c', value: '3200', suffix: '+', label: 'sound design projects' },
  { _key: 'd', value: '550', suffix: '+', label: 'jingles' },
]

/** Renders the band below the window. */
function renderBelow(shown: typeof statistics): void {
  renderOnPage(<StatisticsBand heading="So far" statistics={shown} />)
  for (const counter of counters()) view.set(counter, false)
}

/** Scrolls to the band. */
function show(): void {
  for (const counter of counters()) view.set(counter, true)
}

/** The visible text; screen readers get another. */
function figures(): (string | null)[] {
  return Array.from(document.querySelectorAll('dd [aria-hidden]'), ({ textContent }) => textContent)
}

const counters = () => document.querySelectorAll('count-up')
let view: FakeView

beforeEach(() => {
  setMedia()
  jest.useFakeTimers()
  view = installView()
})

afterEach(() => jest.useRealTimers())

test('counts up in steps of 100 ms and ends exactly on the figures after 5 seconds (B148)', () => {
  renderBelow(statistics)
  expect(figures()).toEqual(['0+', '0+', '0+', '0+'])
  show()
  act(() => jest.advanceTimersByTime(99))
  expect(figures()[0]).toBe('0+')
  act(() => jest.advanceTimersByTime(1))
  expect(figures()).toEqual(['12,400+', '90+', '64+', '11+'])
  act(() => jest.advanceTimersByTime(2400))
  expect(figures()).toEqual(['310,000+', '2,250+', '1,600+', '275+'])
  act(() => jest.advanceTimersByTime(2400))
  expect(figures()).not.toContain('620,000+')
  act(() => jest.advanceTimersByTime(100))
  expect(figures()).toEqual(['620,000+', '4,500+', '3,200+', '550+'])
  expect(jest.getTimerCount()).toBe(0)
})

test('starts when first visible', () => {
  renderBelow(statistics)
  act(() => jest.advanceTimersByTime(10_000))
  expect(figures()).toEqual(['0+', '0+', '0+', '0+'])
})

test('screen readers get the final figures at all times', () => {
  renderBelow(statistics)
  expect(screen.getByText('620,000+')).not.toHaveAttribute('aria-hidden')
  show()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('620,000+')).toBeInTheDocument()
})
