/** @jest-environment jsdom */
import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import '@/components/frame/elements'
import { StatisticsBand } from '@/components/frame/statistics-band'
import { system } from '@/components/ui/theme'
import { setMedia } from '../../helpers/page'

const statistics = [
  { _key: 'a', value: '620000', suffix: '+', label: 'voiceovers' },
  { _key: 'b', value: '4500', suffix: '+', label: 'elearning projects' },
  { _key: 'c', value: '3200', suffix: '+', label: 'sound design projects' },
  { _key: 'd', value: '550', suffix: '+', label: 'jingles' },
]

function bandOf(shown: typeof statistics) {
  return (
    <ChakraProvider value={system}>
      <StatisticsBand heading="So far" statistics={shown} />
    </ChakraProvider>
  )
}

const band = bandOf(statistics)

/** The visible text; screen readers get another. */
function figures(): (string | null)[] {
  return Array.from(document.querySelectorAll('dd [aria-hidden]'), ({ textContent }) => textContent)
}

/** Shows the whole page. */
let show: () => void

beforeEach(() => {
  setMedia()
  jest.useFakeTimers()
  const showing: (() => void)[] = []
  show = () => {
    for (const each of showing) each()
  }
  window.IntersectionObserver = class implements IntersectionObserver {
    root = null
    rootMargin = ''
    scrollMargin = ''
    thresholds = []
    constructor(callback: IntersectionObserverCallback) {
      const box = document.body.getBoundingClientRect()
      const entry = {
        boundingClientRect: box,
        intersectionRatio: 1,
        intersectionRect: box,
        isIntersecting: true,
        rootBounds: null,
        target: document.body,
        time: 0,
      }
      showing.push(() => callback([entry], this))
    }
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
})

afterEach(() => jest.useRealTimers())

test('counts up in steps of 100 ms and ends exactly on the figures after 5 seconds (B148)', () => {
  render(band)
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

test('counts up to a fact that is a number, and shows any other as it is', () => {
  render(
    bandOf([
      { _key: 'a', value: '600,000', suffix: '+', label: 'audio pieces' },
      { _key: 'b', value: '25+ years', suffix: '', label: 'in business' },
    ]),
  )
  show()
  act(() => jest.advanceTimersByTime(2500))
  expect(figures()).toEqual(['300,000+', '25+ years'])
  act(() => jest.advanceTimersByTime(2500))
  expect(figures()).toEqual(['600,000+', '25+ years'])
})

test('starts when first visible', () => {
  render(band)
  act(() => jest.advanceTimersByTime(10_000))
  expect(figures()).toEqual(['0+', '0+', '0+', '0+'])
})

test('screen readers get the final figures at all times', () => {
  render(band)
  expect(screen.getByText('620,000+')).not.toHaveAttribute('aria-hidden')
  show()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('620,000+')).toBeInTheDocument()
})

test('under reduced motion the final figures are shown at once', () => {
  setMedia('prefers-reduced-motion')
  render(band)
  expect(figures()).toEqual(['620,000+', '4,500+', '3,200+', '550+'])
  expect(jest.getTimerCount()).toBe(0)
})

test("the server's HTML holds the final figures", () => {
  const html = renderToString(band)
  for (const figure of ['620,000+', '4,500+', '3,200+', '550+']) expect(html).toContain(figure)
  expect(html).not.toContain('>0+<')
})
