/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PRE_HYDRATION_SCRIPT, useHydrationMark } from '@/components/ui/pre-hydration-clicks'

const script = readFileSync(`public${PRE_HYDRATION_SCRIPT}`, 'utf8')

/** Runs the script that the page includes, as the browser does. */
function runScript(): void {
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
}

function Player() {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <button type="button" onClick={() => setPlaying(!isPlaying)}>
      <span>{isPlaying ? 'Pause' : 'Play'}</span>
    </button>
  )
}

function Page({ children }: { children: ReactNode }) {
  useHydrationMark()
  return children
}

const page = (
  <Page>
    <Player />
    <form action="/enquiry">
      <button type="submit">Send</button>
    </form>
  </Page>
)

let root: Root | undefined
let container: HTMLElement

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
})
afterEach(() => {
  act(() => root?.unmount())
  container.remove()
  delete document.documentElement.dataset.hydrated
})

function comeAlive(): void {
  act(() => {
    root = hydrateRoot(container, page)
  })
}

const button = (text: string) =>
  Array.from(container.querySelectorAll('button')).find((item) => item.textContent === text)

test('Play pressed before hydration plays afterwards, once, however often it was pressed (B152)', () => {
  runScript()
  button('Play')?.querySelector('span')?.click()
  button('Play')?.click()
  expect(button('Pause')).toBeUndefined()
  comeAlive()
  expect(button('Pause')).toBeDefined()
})

test("a button that works without the page's code is left to the browser", () => {
  const submitted = jest.fn((event: Event) => event.preventDefault())
  container.addEventListener('submit', submitted)
  runScript()
  button('Send')?.click()
  comeAlive()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('a click during hydration is handled once', () => {
  runScript()
  const pressed = button('Play')
  // React hydrates during the click, before the event has reached it, and then handles it itself.
  document.addEventListener('click', comeAlive, { capture: true, once: true })
  act(() => pressed?.click())
  expect(button('Pause')).toBeDefined()
})
