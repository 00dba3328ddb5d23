/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ThemeProvider } from '@/components/island/theme-provider'
import { Cover } from '@/components/knowledge-base/cover'
import { Picture } from '@/components/ui/picture'
import { Portrait } from '@/components/ui/portrait'
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

describe('a picture that fails (B183)', () => {
  const FAILING = 'https://api.example/missing.webp'

  function show(pictures: ReactNode): HTMLImageElement[] {
    container.innerHTML = renderToString(<ThemeProvider>{pictures}</ThemeProvider>)
    return Array.from(container.querySelectorAll('img'))
  }

  const sources = (images: readonly HTMLImageElement[]) => images.map((image) => image.getAttribute('src'))

  test('gives way to the drawing of this site, for covers and people, hydrated or not', () => {
    runScript()
    const images = show(
      <>
        <Cover src={FAILING} />
        <Portrait src={FAILING} alt="Ada Okoye, Producer" />
        <Picture src={FAILING} alt="Without a drawing" width={1} height={1} />
      </>,
    )
    for (const image of images) image.dispatchEvent(new Event('error'))
    const drawings = ['/images/knowledge-base/cover.svg', '/images/portrait.svg']
    expect(sources(images)).toEqual([...drawings, FAILING])
    expect(images.map(({ alt }) => alt)).toEqual(['', 'Ada Okoye, Producer', 'Without a drawing'])
    for (const drawing of drawings) expect(existsSync(`public${drawing}`)).toBe(true)
  })

  test('is replaced as well when it failed before the script ran, and only then', async () => {
    const images = show(
      <>
        <Cover src={FAILING} />
        <Cover src="/images/drawing-without-a-width.svg" />
      </>,
    )
    // jsdom loads no pictures: these are complete, without a width, and have no decode().
    const decode = jest.fn(function (this: HTMLImageElement) {
      return this.src === FAILING ? Promise.reject(new Error('broken')) : Promise.resolve()
    })
    Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true })
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: true, configurable: true })
    runScript()
    await act(async () => undefined)
    expect(sources(images)).toEqual(['/images/knowledge-base/cover.svg', '/images/drawing-without-a-width.svg'])
    expect(decode).toHaveBeenCalledTimes(2)
  })

  test('without one the drawing is shown at once', () => {
    expect(sources(show(<Cover src="" />))).toEqual(['/images/knowledge-base/cover.svg'])
    expect(sources(show(<Portrait src="" alt="" />))).toEqual(['/images/portrait.svg'])
  })
})
