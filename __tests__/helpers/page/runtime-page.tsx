/** A whole page with the server's HTML of its islands and its props, and the core that starts on it. */
import type { ReactElement } from 'react'
import { startPage } from '@/components/page/start'
import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'
import type { PageProps } from '@/lib/page/props'
import { installMedia } from '../data/media'
import { installView } from '../dom/in-view'
import { isHydrated, serverHtml } from './served-island'

let page: PageProps
let stop = () => {}
let complaints: jest.SpyInstance | undefined

/** @param props the same in all tests of a file, because the core reads them once */
export function servePage(props: PageProps): void {
  page = props
  // The core hydrates outside of `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  complaints = jest.spyOn(console, 'error')
  installMedia()
  installView()
  window.history.replaceState({}, '', '/')
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined))
  document.body.innerHTML = '<p id="loading" role="status"></p><main id="main"></main>'
  const script = Object.assign(document.createElement('script'), { id: PAGE_PROPS_ID, type: 'application/json' })
  script.textContent = JSON.stringify(props)
  document.body.append(script)
}

/** React has found no difference from the server's HTML. */
afterEach(() => {
  stop()
  delete document.documentElement.dataset.hydrated
  expect(complaints).not.toHaveBeenCalled()
  complaints?.mockRestore()
})

type IslandOptions = { name: string; sectionKey?: string; rule?: string }

export function addIsland(
  content: ReactElement,
  { name, sectionKey, rule = 'interaction' }: IslandOptions,
): HTMLElement {
  const island = document.createElement('div')
  Object.assign(island.dataset, { island: rule, part: name }, sectionKey && { key: sectionKey })
  island.append(serverHtml(content, { name, sectionKey, page }))
  document.body.append(island)
  return island
}

/** @returns a function that stops the core; otherwise it stops when the test ends */
export function start(): () => void {
  stop = startPage()
  return stop
}

export const isAlive = (island: Element) => Array.from(island.querySelectorAll('*')).some(isHydrated)

export const pass = (timeMs: number) => new Promise((resolve) => setTimeout(resolve, timeMs))
