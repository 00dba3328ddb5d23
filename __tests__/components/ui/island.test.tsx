/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { island } from '@/components/ui/island'
import { Picture } from '@/components/ui/picture'

/** jsdom has no layout: a test says when the island scrolls into view. */
let comeNear: () => void

beforeEach(() => {
  window.IntersectionObserver = class {
    root = null
    rootMargin = ''
    scrollMargin = ''
    thresholds = []
    constructor(callback: IntersectionObserverCallback) {
      const isIntersecting = true
      const rect = new DOMRect()
      const entry = {
        isIntersecting,
        intersectionRatio: 1,
        time: 0,
        rootBounds: null,
        boundingClientRect: rect,
        intersectionRect: rect,
        target: document.body,
      }
      comeNear = () => callback([entry], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
})

function Counter() {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  const [medium, setMedium] = useState('')
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <p>Typed: {text}</p>
      {['TV', 'Radio'].map((name) => (
        <label key={name}>
          <input type="radio" name="medium" checked={medium === name} onChange={() => setMedium(name)} /> {name}
        </label>
      ))}
      <p>Chosen: {medium}</p>
    </section>
  )
}

/** The server's HTML: the same elements, without handlers. */
const HTML =
  '<div><section><button type="button">Pressed 0</button><input aria-label="Name" value=""><p>Typed: </p>' +
  '<label><input type="radio" name="medium"> TV</label><label><input type="radio" name="medium"> Radio</label><p>Chosen: </p></section></div>'

function hydratePart(load: () => Promise<{ default: typeof Counter }>, isWanted?: () => boolean) {
  const Part = island(load, isWanted)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = HTML
  const errors: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(container, <Part />, { onRecoverableError: (error) => errors.push(error) })
  })
  return { container, errors, end: () => act(() => root?.unmount()) }
}

afterEach(() => document.body.replaceChildren())

test("keeps the server's HTML and loads nothing until the island is close to the viewport", async () => {
  const load = jest.fn(async () => ({ default: Counter }))
  const { container, errors, end } = hydratePart(load)
  expect(container.innerHTML).toBe(HTML)
  expect(load).not.toHaveBeenCalled()
  expect(errors).toEqual([])

  await act(async () => comeNear())
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }))
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument()
  end()
})

test('repeats a click made before the code has loaded', async () => {
  const { end } = hydratePart(async () => ({ default: Counter }))
  await act(async () => screen.getByRole('button').click())
  expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeInTheDocument()
  end()
})

test('does not hydrate while a pointer is pressed, or the click would be lost', async () => {
  const { container, end } = hydratePart(async () => ({ default: Counter }))
  const button = screen.getByRole('button', { name: 'Pressed 0' })
  fireEvent.pointerDown(button)
  await act(async () => button.focus())
  await act(async () => comeNear())
  expect(container).toContainElement(button)

  fireEvent.pointerUp(button)
  expect(container).toContainElement(button)
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeInTheDocument()
  expect(container).not.toContainElement(button)
  end()
})

test('keeps typed text and the focus on hydration', async () => {
  let arrive = () => {}
  const { end } = hydratePart(() => new Promise((resolve) => (arrive = () => resolve({ default: Counter }))))
  const field = screen.getByRole('textbox', { name: 'Name' })
  act(() => field.focus())
  if (field instanceof HTMLInputElement) field.value = 'Rosa'
  await act(async () => arrive())
  await waitFor(() => expect(screen.getByText('Typed: Rosa')).toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  end()
})

function Poster() {
  return <Picture src="/poster.webp" alt="Poster" width={4} height={3} />
}

test.each([
  {
    what: 'a loaded picture is replaced without flashing',
    naturalWidth: 4,
    loading: 'eager',
    decoding: 'sync',
  },
  { what: 'a picture not loaded yet stays lazy', naturalWidth: 0, loading: 'lazy', decoding: 'async' },
])('$what', async ({ naturalWidth, loading, decoding }) => {
  const Part = island(async () => ({ default: Poster }))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML =
    '<div><img src="/poster.webp" alt="Poster" width="4" height="3" loading="lazy" decoding="async"></div>'
  const old = screen.getByAltText('Poster')
  Object.defineProperties(old, { complete: { value: true }, naturalWidth: { value: naturalWidth } })
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(container, <Part />)
  })
  await act(async () => comeNear())
  const image = screen.getByAltText('Poster')
  expect(image).not.toBe(old)
  expect(image).toHaveAttribute('loading', loading)
  expect(image).toHaveAttribute('decoding', decoding)
  act(() => root?.unmount())
})

test('a selected option takes effect at once and survives hydration', async () => {
  let arrive = () => {}
  const { end } = hydratePart(() => new Promise((resolve) => (arrive = () => resolve({ default: Counter }))))
  await act(async () => screen.getByRole('radio', { name: 'Radio' }).click())
  expect(screen.getByRole('radio', { name: 'Radio' })).toBeChecked()
  act(() => comeNear())
  await act(async () => arrive())
  expect(await screen.findByText('Chosen: Radio')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Radio' })).toBeChecked()
  end()
})

test("when the code cannot be loaded a click gets the browser's default action", async () => {
  const { container, end } = hydratePart(() => Promise.reject(new Error('offline')))
  const answered = jest.fn()
  container.addEventListener('click', answered)
  await act(async () => screen.getByRole('button').click())
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
  expect(container.innerHTML).toBe(HTML.replace('<div>', '<div data-failed="">'))
  end()
})

test('without HTML from the server the island is loaded at once', async () => {
  const Part = island(async () => ({ default: Counter }))
  render(<Part />)
  expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeInTheDocument()
})

test('an island that depends on the query is dimmed and hydrated at once, wherever it is', async () => {
  let arrive = () => {}
  const { container, end } = hydratePart(
    () => new Promise((resolve) => (arrive = () => resolve({ default: Counter }))),
    () => true,
  )
  expect(container.firstElementChild).toHaveStyle({ opacity: '0.45' })
  await act(async () => arrive())
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }))
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument()
  expect(container.firstElementChild).not.toHaveStyle({ opacity: '0.45' })
  end()
})

/** A list whose server HTML was rendered for another query. */
function Regions() {
  const [region, setRegion] = useState('3')
  const [isAll, setAll] = useState(false)
  return (
    <section>
      <select aria-label="Nationality" value={region} onChange={({ target }) => setRegion(target.value)}>
        <option value="1">Australia</option>
        <option value="3">Ireland</option>
        <option value="4">Japan</option>
      </select>
      <input type="checkbox" aria-label="All" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
      <p>Region: {region}</p>
    </section>
  )
}

const REGIONS_HTML =
  '<div><section><select aria-label="Nationality"><option value="1" selected>Australia</option>' +
  '<option value="3">Ireland</option><option value="4">Japan</option></select>' +
  '<input type="checkbox" aria-label="All" checked><p>Region: 1</p></section></div>'

test.each([
  ['1', 'Region: 3', 'what the server wrote is not carried over'],
  ['4', 'Region: 4', "a visitor's choice in a list is carried over"],
])('%s → %s: %s', async (chosen, expected) => {
  let arrive = () => {}
  const Part = island<object>(() => new Promise((resolve) => (arrive = () => resolve({ default: Regions }))))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = REGIONS_HTML
  const root = await act(async () => hydrateRoot(container, <Part />))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: chosen } })
  act(() => comeNear())
  await act(async () => arrive())
  expect(await screen.findByText(expected)).toBeInTheDocument()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  act(() => root.unmount())
})

function Answer() {
  return (
    <section>
      <details>
        <summary>What does it cost?</summary>
        <p>That depends.</p>
      </details>
      <details>
        <summary>How long does it take?</summary>
        <p>Five hours.</p>
      </details>
    </section>
  )
}

test('what was opened before hydration stays open', async () => {
  let arrive = () => {}
  const Part = island<object>(() => new Promise((resolve) => (arrive = () => resolve({ default: Answer }))))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML =
    '<div><section><details><summary>What does it cost?</summary><p>That depends.</p></details>' +
    '<details><summary>How long does it take?</summary><p>Five hours.</p></details></section></div>'
  const served = screen.getByText('How long does it take?')
  const root = await act(async () => hydrateRoot(container, <Part />))
  fireEvent.click(served)
  act(() => comeNear())
  await act(async () => arrive())
  expect(served).not.toBeInTheDocument()
  expect(screen.getByText('How long does it take?').closest('details')).toHaveAttribute('open')
  expect(screen.getByText('What does it cost?').closest('details')).not.toHaveAttribute('open')
  act(() => root.unmount())
})
