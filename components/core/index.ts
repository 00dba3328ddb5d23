/**
 * The core: the only script that a public page runs at load. It handles what needs no framework, and loads the rest when an
 * island is used. Without React, which the build checks (lib/next/core-entry.ts).
 */
import { connectPlayer } from '@/components/audio/player/page-player'
import type { IslandRules } from '@/components/island/definition'
import { hydrateIslandOf, hydrateWhere, registerIsland } from '@/components/island/islands'
import { isRevisionOfHtml, pageData } from '@/components/island/page-data'
import { untilReleased } from '@/components/island/release'
import { SECTIONS } from '@/components/sections/registry'
import { hasChangedFields } from '@/lib/browser/changed-fields'
import type { SectionType } from '@/lib/content/section-types'
import { hasShortlist, SHORTLIST_CHANGE, SHORTLIST_KEY } from '@/lib/shortlist/signals'
import { listen } from './events/dispatcher'
import { repeatEarlyPresses } from './events/early-presses'
import { followPlayback } from './events/play'
import { showSlowNavigation } from './events/slow-navigation'
import { fetchLikely } from './events/warm-up'
import { watchElements } from './frame/elements'
import { isPartName, PARTS } from './frame/parts'
import { showFallbacks } from './frame/pictures'

function isSectionType(name: string): name is SectionType {
  return Object.hasOwn(SECTIONS, name)
}

type Rules = IslandRules & { load(): Promise<unknown>; isOfSite?: boolean }

function rulesOf({ part = '', key }: DOMStringMap): Rules | null {
  if (key !== undefined) return isSectionType(part) ? SECTIONS[part] : null
  return isPartName(part) ? PARTS[part] : null
}

/** All that it needs is requested at once. */
async function hydrate(element: HTMLElement, rules: Rules, isUrgent: boolean): Promise<void> {
  const { part: name = '', key: sectionKey = null } = element.dataset
  const [{ hydrateIsland }, { islandContent }, page] = await Promise.all([
    import(/* webpackChunkName: "hydrate" */ '@/components/island/hydrate'),
    import(/* webpackChunkName: "hydrate" */ './frame/content'),
    pageData(),
    rules.load(),
  ])
  const content = await islandContent(name, sectionKey, page)
  await untilReleased()
  const container = element.firstElementChild
  if (!container?.isConnected) return
  const isSame = isRevisionOfHtml(page)
  const isReplaced = rules.isOfSite !== true
  await hydrateIsland(content, { container, name, sectionKey, page, isSame, isReplaced, isUrgent })
}

function register(element: HTMLElement): () => void {
  const rules = rulesOf(element.dataset)
  if (!rules) return () => undefined
  const isStale = rules.isStale?.() === true
  if (isStale) element.dataset.stale = ''
  const rule = isStale || rules.isWanted?.() || element.dataset.island === 'load' ? 'load' : 'interaction'
  return registerIsland(element, rule, (isUrgent) => hydrate(element, rules, isUrgent))
}

/** Hydrates what shows the shortlist: the header, with the number of its voices, and the list itself. */
function hydrateShortlist(): void {
  for (const part of document.querySelectorAll('[data-part=header], [data-part=shortlist]')) hydrateIslandOf(part)
}

/** @returns a function that stops it */
export function startCore(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    signal.addEventListener('abort', register(element))
  }
  connectPlayer(signal)
  followPlayback(signal)
  listen(signal)
  showSlowNavigation(signal)
  watchElements(signal)
  showFallbacks()
  addEventListener(SHORTLIST_CHANGE, hydrateShortlist, { signal })
  // Another tab has changed it.
  addEventListener('storage', ({ key }) => key === SHORTLIST_KEY && hydrateShortlist(), { signal })
  // Typed before; or restored by the browser, on Back and reload, which is done when the page is shown.
  const hydrateChanged = () => hydrateWhere(hasChangedFields)
  hydrateChanged()
  addEventListener(
    'pageshow',
    () => {
      hydrateChanged()
      // It may have been changed since the page was left.
      if (hasShortlist()) dispatchEvent(new Event(SHORTLIST_CHANGE))
    },
    { signal },
  )
  repeatEarlyPresses()
  void fetchLikely()
  document.documentElement.dataset.hydrated = ''
  return () => listening.abort()
}
