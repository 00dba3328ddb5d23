/** The server's HTML of a part as an island of the page, and its hydration, with the part of the runtime that starts it. */
import { act, screen } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { connectPlayback } from '@/components/audio/player/play'
import { islandId } from '@/components/island/definition'
import { hydrateIsland } from '@/components/island/hydrate'
import { PageShell } from '@/components/island/mount'
import { registerIsland } from '@/components/runtime/islands'
import { untilPressEnds } from '@/components/runtime/press-tracking'
import { listenForPresses } from '@/components/runtime/presses'
import { SectionKeyContext } from '@/lib/contexts/edit-context'
import type { PageProps } from '@/lib/page/props'
import { pageProps } from './page-props'

type Loaded = { default: ComponentType }

type Options = {
  /** @default 'interaction' */
  rule?: 'load' | 'interaction' | 'never'
  /** Fetches the part's code. */
  load?: () => Promise<Loaded>
  name?: string
  page?: PageProps
}

let stop = () => {}

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Starts what handles events and playback. */
function startListening(): void {
  stop()
  const listening = new AbortController()
  connectPlayback(listening.signal)
  listenForPresses(async () => {}, listening.signal)
  stop = () => listening.abort()
}

type IslandOptions = { name?: string; sectionKey?: string | null; page?: PageProps }

/** @returns the container that holds the HTML, as the server renders it */
export function serverHtml(content: ReactElement, options: IslandOptions = {}): HTMLElement {
  const { name = 'part', sectionKey = null, page = pageProps() } = options
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <PageShell page={page}>
      <SectionKeyContext value={sectionKey}>{content}</SectionKeyContext>
    </PageShell>,
    { identifierPrefix: islandId(name, sectionKey) },
  )
  return container
}

/**
 * @param then called when hydration has begun, before React has come to the HTML
 * @returns resolves when the island is hydrated, which the end of `act` lets happen
 */
export function hydrateInAct(
  content: ReactElement,
  options: Parameters<typeof hydrateIsland>[1],
  then = () => {},
): Promise<void> {
  let hydrated: Promise<void> | undefined
  act(() => {
    hydrated = hydrateIsland(content, options)
    then()
  })
  return hydrated ?? Promise.reject(new Error('Nothing was hydrated'))
}

/** Puts the server's HTML of a part on the page, and registers it as components/runtime does. React renders as in a browser. */
export function serve(Part: ComponentType, { rule = 'interaction', name = 'part', page, ...options }: Options = {}) {
  // Islands are hydrated outside of `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  startListening()
  const load = jest.fn(options.load ?? (async () => ({ default: Part })))
  const container = serverHtml(<Part />, { name, page })
  const island = document.createElement('div')
  if (rule !== 'never') island.dataset.island = rule
  island.append(container)
  document.body.append(island)
  const served = document.body.innerHTML
  const props = { container, name, sectionKey: null, page: page ?? pageProps() }
  const hydrate = async (isUrgent: boolean): Promise<void> => {
    const { default: Loaded } = await load()
    await untilPressEnds()
    await hydrateIsland(<Loaded />, { ...props, isUrgent })
  }
  if (rule !== 'never') registerIsland(island, rule, hydrate)
  return { container, island, served, load }
}

/** A chunk that arrives when a test says so. */
export function lateChunk(Part: ComponentType) {
  let arrive = () => {}
  const code = new Promise<Loaded>((resolve) => (arrive = () => resolve({ default: Part })))
  return { load: () => code, arrive: () => act(async () => arrive()) }
}

/** React marks what it has hydrated. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

export const pressed = (count: number) => screen.findByRole('button', { name: `Pressed ${count}` })
