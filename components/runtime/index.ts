/**
 * The runtime of a page: finds the islands in the server's HTML, hydrates each by its rule, and keeps what is pressed in them
 * until then. It knows no feature and no framework: components/page says which islands there are, and features register
 * their presses (presses.ts).
 */
import type { ReactElement } from 'react'
import type { IslandRules } from '@/components/island/definition'
import { hasChangedFields } from '@/lib/browser/changed-fields'
import type { PageProps } from '@/lib/page/props'
import { hydrateWhere, pageData, registerIsland } from './islands'
import { untilPressEnds } from './press-tracking'
import { listenForPresses, repeatEarlyPresses } from './presses'
import { fetchLikely, type UntilFree } from './warm-up'

export type Rules = IslandRules & { load(): Promise<unknown> }

export type Site = {
  /**
   * @param name of the island in the HTML
   * @param key of a section
   * @returns null for an unknown one, which stays as it is
   */
  rulesOf(name: string, key: string | undefined): Rules | null
  /** Imports what makes the content of an island. */
  loadContent(): Promise<{
    islandContent(name: string, key: string | null, page: PageProps): Promise<ReactElement>
  }>
  /** Hydration in idle time waits for it. */
  untilFree: UntilFree
}

/** All code that it needs is requested at once. */
async function hydrate(element: HTMLElement, rules: Rules, site: Site, isUrgent: boolean): Promise<void> {
  const { part: name = '', key: sectionKey = null } = element.dataset
  const [{ hydrateIsland }, { islandContent }] = await Promise.all([
    import(/* webpackChunkName: "hydrate" */ '@/components/island/hydrate'),
    site.loadContent(),
    rules.load(),
  ])
  const page = pageData()
  const content = await islandContent(name, sectionKey, page)
  await untilPressEnds()
  const container = element.firstElementChild
  if (!container?.isConnected) return
  await hydrateIsland(content, { container, name, sectionKey, page, isUrgent })
}

function register(element: HTMLElement, site: Site): () => void {
  const { part = '', key, island } = element.dataset
  const rules = site.rulesOf(part, key)
  if (!rules) return () => undefined
  const isOutdated = rules.urlDiffersFromHtml?.() === true
  if (isOutdated) element.dataset.stale = ''
  const rule = isOutdated || rules.hydratesAtOnce?.() || island === 'load' ? 'load' : 'interaction'
  return registerIsland(element, rule, (isUrgent) => hydrate(element, rules, site, isUrgent))
}

/** @param signal stops it */
export function startRuntime(site: Site, signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    signal.addEventListener('abort', register(element, site))
  }
  listenForPresses(site.untilFree, signal)
  // Typed before; or restored by the browser, on Back and reload, which is done when the page is shown.
  const hydrateChanged = () => hydrateWhere(hasChangedFields)
  hydrateChanged()
  addEventListener('pageshow', hydrateChanged, { signal })
  repeatEarlyPresses()
  void fetchLikely()
  document.documentElement.dataset.hydrated = ''
}
