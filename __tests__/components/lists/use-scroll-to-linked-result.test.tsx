/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useScrollToLinkedResult } from '@/components/lists/use-scroll-to-linked-result'

const arrived = jest.fn()

beforeEach(() => {
  arrived.mockClear()
  Element.prototype.scrollIntoView = arrived
  window.scrollY = 0
})

function Part({ isWanted, isThere }: { isWanted: boolean; isThere?: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  useScrollToLinkedResult(part, () => isWanted, isThere)
  return <div ref={part} data-testid="part" tabIndex={-1} />
}

test('does not scroll without a target, or on a return to another scroll position', () => {
  render(<Part isWanted={false} />)
  window.scrollY = 500
  render(<Part isWanted />)
  expect(arrived).not.toHaveBeenCalled()
})

test('waits for content on a slow network, then scrolls once and moves the focus', () => {
  const { rerender } = render(<Part isWanted isThere={false} />)
  expect(arrived).not.toHaveBeenCalled()
  rerender(<Part isWanted isThere />)
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(screen.getByTestId('part')).toHaveFocus()
  rerender(<Part isWanted isThere={false} />)
  rerender(<Part isWanted isThere />)
  expect(arrived).toHaveBeenCalledTimes(1)
})

test('does nothing when the visitor has scrolled or focused something before the content was there', () => {
  const { rerender, unmount } = render(<Part isWanted isThere={false} />)
  window.scrollY = 300
  rerender(<Part isWanted isThere />)
  unmount()
  window.scrollY = 0
  const second = render(
    <>
      <input aria-label="Search" />
      <Part isWanted isThere={false} />
    </>,
  )
  screen.getByRole('textbox').focus()
  second.rerender(
    <>
      <input aria-label="Search" />
      <Part isWanted isThere />
    </>,
  )
  expect(arrived).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
