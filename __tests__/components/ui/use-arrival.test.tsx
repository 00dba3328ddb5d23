/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useArrival } from '@/components/ui/use-arrival'

let grow: () => unknown
let isObserving: boolean
const arrived = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  arrived.mockClear()
  isObserving = false
  Element.prototype.scrollIntoView = arrived
  window.scrollY = 0
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        grow = () => isObserving && callback()
      }
      observe() {
        isObserving = true
      }
      disconnect() {
        isObserving = false
      }
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'ResizeObserver')
})

function Part({ isWanted, isThere }: { isWanted: boolean; isThere?: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  useArrival(part, () => isWanted, isThere)
  return <div ref={part} data-testid="part" tabIndex={-1} />
}

test('scrolls to the element, and again while the page above it grows', () => {
  render(<Part isWanted />)
  expect(arrived).toHaveBeenCalledTimes(1)
  grow()
  expect(arrived).toHaveBeenCalledTimes(2)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at the first %s of the visitor', (name) => {
  render(<Part isWanted />)
  window.dispatchEvent(new Event(name))
  grow()
  expect(arrived).toHaveBeenCalledTimes(1)
})

test('does not scroll a settled or unmounted page', () => {
  const { unmount } = render(<Part isWanted />)
  jest.advanceTimersByTime(2000)
  grow()
  expect(arrived).toHaveBeenCalledTimes(1)
  unmount()
  render(<Part isWanted />).unmount()
  grow()
  expect(arrived).toHaveBeenCalledTimes(2)
})

test('does not scroll without a target, or on a return to another scroll position', () => {
  render(<Part isWanted={false} />)
  window.scrollY = 500
  render(<Part isWanted />)
  expect(arrived).not.toHaveBeenCalled()
})

test('waits for content on a slow network, then scrolls once and moves the focus', () => {
  const { rerender } = render(<Part isWanted isThere={false} />)
  jest.advanceTimersByTime(10_000)
  expect(arrived).not.toHaveBeenCalled()
  rerender(<Part isWanted isThere />)
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(screen.getByTestId('part')).toHaveFocus()
  jest.advanceTimersByTime(2000)
  rerender(<Part isWanted isThere={false} />)
  rerender(<Part isWanted isThere />)
  expect(arrived).toHaveBeenCalledTimes(1)
})

test('does nothing when the visitor has pressed a key or scrolled before the content was there', () => {
  const { rerender, unmount } = render(<Part isWanted isThere={false} />)
  window.dispatchEvent(new Event('keydown'))
  rerender(<Part isWanted isThere />)
  unmount()
  const second = render(<Part isWanted isThere={false} />)
  window.scrollY = 300
  second.rerender(<Part isWanted isThere />)
  expect(arrived).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test('does not take the focus from a focused element', () => {
  const { rerender } = render(
    <>
      <input aria-label="Search" />
      <Part isWanted isThere={false} />
    </>,
  )
  screen.getByRole('textbox').focus()
  rerender(
    <>
      <input aria-label="Search" />
      <Part isWanted isThere />
    </>,
  )
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('textbox')).toHaveFocus()
})
