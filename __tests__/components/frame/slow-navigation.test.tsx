/** @jest-environment jsdom */
/** When a navigation counts as slow, which link is marked, and when that ends (B150). */
import { fireEvent, screen } from '@testing-library/react'
import { showSlowNavigation } from '@/components/frame/slow-navigation'

const PAGE = `
  <p id="loading" role="status" data-text="slow"></p>
  <main id="main">
    <a href="/our-team">Our team</a>
    <a href="/voices"><span>Voices</span></a>
    <a href="#part">A part</a>
    <a href="/our-team" target="_blank" rel="noopener">New window</a>
    <a href="/file.pdf" download>File</a>
    <a href="/api/samples/v1/s1?name=Ann">Sample</a>
    <a href="https://files.example.com/Brief%20form.docx?v=2">Brief form</a>
    <a href="/old.html">Old page</a>
    <a href="tel:1300">Phone</a>
  </main>`

let listening: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = PAGE
  listening = new AbortController()
  showSlowNavigation(listening.signal)
})
afterEach(() => {
  listening.abort()
  jest.useRealTimers()
})

const pass = (timeMs: number) => jest.advanceTimersByTime(timeMs)
const press = (name: string, modifiers = {}) => fireEvent.click(screen.getByText(name), modifiers)
/** What is said; the line and the busy page are shown at the same time. */
function state(): string {
  const isSlow = document.querySelector('[data-progress]') !== null
  expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(isSlow)
  expect(screen.getByRole('status')).toHaveTextContent(isSlow ? 'slow' : /^$/)
  return isSlow ? 'slow' : 'idle'
}
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

test.each(['A part', 'New window', 'File', 'Sample', 'Brief form', 'Phone'])(
  'a click on "%s" loads no page in this window',
  (name) => {
    press(name)
    pass(1000)
    expect(state()).toBe('idle')
  },
)

test('a click with a modifier key, or one that something else has handled, loads no page', () => {
  press('Our team', { ctrlKey: true })
  pass(1000)
  screen.getByText('Our team').addEventListener('click', (event) => event.preventDefault())
  press('Our team')
  pass(1000)
  expect(state()).toBe('idle')
})

test('a page named as a file is a page; one that has not come after 30 seconds was a download', () => {
  press('Old page')
  pass(300)
  expect([state(), isMarked('Old page')]).toEqual(['slow', true])
  pass(30_000)
  expect([state(), isMarked('Old page')]).toEqual(['idle', false])
})

test('a page that Back shows again is not loading', () => {
  press('Our team')
  pass(400)
  fireEvent(window, new Event('pageshow'))
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
})

test('a core that is stopped leaves nothing behind, and listens no more', () => {
  press('Our team')
  pass(400)
  listening.abort()
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
  press('Voices')
  pass(1000)
  expect(state()).toBe('idle')
})
