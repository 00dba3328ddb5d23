import { render } from '@testing-library/react'
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

function Part({ isWanted }: { isWanted: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  useArrival(part, () => isWanted)
  return <div ref={part} />
}

test('leads to the part, and again while the page grows above it', () => {
  render(<Part isWanted />)
  expect(arrived).toHaveBeenCalledTimes(1)
  grow()
  expect(arrived).toHaveBeenCalledTimes(2)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('gives up at the first %s of the visitor', (name) => {
  render(<Part isWanted />)
  window.dispatchEvent(new Event(name))
  grow()
  expect(arrived).toHaveBeenCalledTimes(1)
})

test('does not hold a page that has settled, or one that has gone', () => {
  const { unmount } = render(<Part isWanted />)
  jest.advanceTimersByTime(2000)
  grow()
  expect(arrived).toHaveBeenCalledTimes(1)
  unmount()
  render(<Part isWanted />).unmount()
  grow()
  expect(arrived).toHaveBeenCalledTimes(2)
})

test('leaves alone who was not sent there, and who comes back to another place', () => {
  render(<Part isWanted={false} />)
  window.scrollY = 500
  render(<Part isWanted />)
  expect(arrived).not.toHaveBeenCalled()
})
