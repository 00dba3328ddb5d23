/** @jest-environment jsdom */
/** When a client navigation counts as slow, which link is marked, and what is restored when it fails (B150). */
import { act, fireEvent, screen } from '@testing-library/react'
import { useSlowNavigation } from '@/components/frame/use-slow-navigation'
import { type RenderedPage, renderOnPage } from '../../helpers/page'

const ARTICLE = '/knowledge-base/podcast/show-notes'

function Frame() {
  const slow = useSlowNavigation()
  return (
    <>
      <p role="status">{slow ? `slow ${slow.article ?? 'page'}` : 'idle'}</p>
      <a href="/our-team" onClick={(event) => event.preventDefault()}>
        Our team
      </a>
      <a href={ARTICLE} onClick={(event) => event.preventDefault()}>
        <span>Show notes</span>
      </a>
    </>
  )
}

let router: RenderedPage['router']

const into = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  into.mockClear()
  window.scrollTo = into
  router = renderOnPage(<Frame />, { path: '/about-us?from=mail' }).router
})
afterEach(() => jest.useRealTimers())

const emit = (event: 'routeChangeStart' | 'routeChangeComplete', url: string, shallow = false) =>
  act(() => router.events.emit(event, url, { shallow }))
const fail = (url: string) =>
  act(() => router.events.emit('routeChangeError', new Error('cancelled'), url, { shallow: false }))
const pass = (timeMs: number) => act(() => jest.advanceTimersByTime(timeMs))
const state = () => screen.getByRole('status').textContent
const isMarked = (name: string) => screen.getByRole('link', { name }).hasAttribute('data-pending')

test('a navigation is slow from 300 ms after the click until it is complete, and its link is marked', () => {
  fireEvent.click(screen.getByText('Our team'))
  // The router may have to load its own code before it starts.
  pass(100)
  emit('routeChangeStart', '/our-team')
  pass(199)
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
  pass(1)
  expect([state(), isMarked('Our team')]).toEqual(['slow page', true])
  emit('routeChangeComplete', '/our-team')
  expect([state(), isMarked('Our team')]).toEqual(['idle', false])
})

test('a fast navigation shows nothing', () => {
  fireEvent.click(screen.getByText('Our team'))
  emit('routeChangeStart', '/our-team')
  pass(299)
  emit('routeChangeComplete', '/our-team')
  pass(1000)
  expect(state()).toBe('idle')
})

test.each([
  ['the query alone', '/about-us?page=2', false],
  ['the hash alone', '/about-us#studios', false],
  ['a shallow change', '/elsewhere', true],
])('%s shows nothing', (_, url, shallow) => {
  emit('routeChangeStart', url, shallow)
  pass(1000)
  expect(state()).toBe('idle')
})

test('a navigation without a click marks no link, whatever was clicked before', () => {
  fireEvent.click(screen.getByText('Our team'))
  emit('routeChangeStart', '/contact-us')
  pass(300)
  expect([state(), isMarked('Our team')]).toEqual(['slow page', false])
})

test('a redirect keeps the start time and the link of the first navigation', () => {
  fireEvent.click(screen.getByText('Our team'))
  emit('routeChangeStart', '/our-team')
  pass(200)
  emit('routeChangeStart', '/team')
  pass(100)
  expect([state(), isMarked('Our team')]).toEqual(['slow page', true])
})

test('an article is named by its link and scrolled to the top, and a failure restores scroll position and focus', () => {
  Object.assign(window, { scrollY: 640 })
  fireEvent.click(screen.getByText('Show notes'))
  emit('routeChangeStart', ARTICLE)
  pass(300)
  expect(state()).toBe('slow Show notes')
  expect(into).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  fail(ARTICLE)
  expect([state(), isMarked('Show notes')]).toEqual(['idle', false])
  expect(into).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
  expect(screen.getByRole('link', { name: 'Show notes' })).toHaveFocus()
})

test('a page that fails leaves the scroll position', () => {
  emit('routeChangeStart', '/our-team')
  pass(300)
  fail('/our-team')
  expect(state()).toBe('idle')
  expect(into).not.toHaveBeenCalled()
})

test('a page restored from the back/forward cache is idle again', () => {
  emit('routeChangeStart', '/our-team')
  pass(300)
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void window.dispatchEvent(event))
  expect(state()).toBe('idle')
})
