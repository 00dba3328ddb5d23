/** @jest-environment jsdom */
/** When a navigation counts as slow, which link is marked, and when that ends (B150). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useSlowNavigation } from '@/components/frame/use-slow-navigation'

function Frame() {
  return (
    <>
      <p role="status">{useSlowNavigation() ? 'slow' : 'idle'}</p>
      <a href="/our-team">Our team</a>
      <a href="/voices">
        <span>Voices</span>
      </a>
      <a href="#part">A part</a>
      <a href="/our-team" target="_blank" rel="noopener">
        New window
      </a>
      <a href="/file.pdf" download>
        File
      </a>
      <a href="tel:1300">Phone</a>
    </>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  render(<Frame />)
})
afterEach(() => jest.useRealTimers())

const pass = (timeMs: number) => act(() => jest.advanceTimersByTime(timeMs))
const press = (name: string, modifiers = {}) => fireEvent.click(screen.getByText(name), modifiers)
const state = () => screen.getByRole('status').textContent
const isMarked = (name: string) => screen.getByRole('link', { name }).hasAttribute('data-pending')

test('a navigation is slow from 300 ms after the click, and its link is marked', () => {
  press('Our team')
  pass(299)
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
  pass(1)
  expect([state(), isMarked('Our team')]).toEqual(['slow', true])
})

test('the second of two clicked links is marked', () => {
  press('Our team')
  pass(400)
  press('Voices')
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
  pass(300)
  expect([state(), isMarked('Our team'), isMarked('Voices')]).toEqual(['slow', false, true])
})

test.each(['A part', 'New window', 'File', 'Phone'])('a click on "%s" loads no page in this window', (name) => {
  press(name)
  pass(1000)
  expect(state()).toBe('idle')
})

test('a click with a modifier key, or one that something else has handled, loads no page', () => {
  press('Our team', { ctrlKey: true })
  pass(1000)
  screen.getByText('Our team').addEventListener('click', (event) => event.preventDefault())
  press('Our team')
  pass(1000)
  expect(state()).toBe('idle')
})

test('a page that Back shows again is not loading', () => {
  press('Our team')
  pass(400)
  fireEvent(window, new Event('pageshow'))
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
})
