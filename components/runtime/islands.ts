/**
 * The islands of the page: which are hydrated, which wait, and what was pressed in them meanwhile. Knows no part and no
 * framework: whoever registers an island says how it hydrates.
 */

import type { Hydration } from '@/components/island/definition'
import { hasChangedFields } from '@/lib/browser/changed-fields'
import { domPathOf, elementAt } from '@/lib/browser/dom-path'
import { pressTime, repeatPress } from '@/lib/browser/press-time'
import { controlOf } from '@/lib/html/acts'
import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'
import type { PageProps } from '@/lib/page/props'

type Island = {
  element: HTMLElement
  /**
   * Fetches its code and hydrates it, at once or when `ready` resolves. Later calls return the same promise, until it has
   * failed.
   */
  hydrate(isUrgent: boolean, ready?: Promise<void>): Promise<void>
  /** While it hydrates, and afterwards. */
  hydrating?: Promise<void>
  /** Presses that wait for it, in the order in which they were made; undefined when there was none. */
  presses?: Promise<void>
  isHydrated: boolean
  /** The server's HTML stays; the next sign of interest tries again. */
  isFailed: boolean
}

const islands = new Map<Element, Island>()

function createIsland(element: HTMLElement, load: (isUrgent: boolean) => Promise<void>): Island {
  const island: Island = { element, hydrate, isHydrated: false, isFailed: false }
  async function start(isUrgent: boolean, ready?: Promise<void>): Promise<void> {
    try {
      // Without `ready` it begins in this task, not in a later one.
      if (ready) await ready
      await load(isUrgent)
      island.isHydrated = true
    } catch (error) {
      island.isFailed = true
      element.dataset.failed = ''
      delete island.hydrating
      throw error
    } finally {
      delete element.dataset.stale
    }
  }
  function hydrate(isUrgent: boolean, ready?: Promise<void>): Promise<void> {
    island.hydrating ??= start(isUrgent, ready)
    return island.hydrating
  }
  return island
}

/**
 * Adds an island of the server's HTML.
 * @param load fetches its code and hydrates it; rejects when the code cannot be fetched
 * @returns a function that removes it
 */
export function registerIsland(
  element: HTMLElement,
  hydration: Hydration,
  load: (isUrgent: boolean) => Promise<void>,
): () => void {
  const island = createIsland(element, load)
  islands.set(element, island)
  if (hydration === 'load') island.hydrate(false).catch(() => undefined)
  return () => {
    islands.delete(element)
  }
}

function islandAround(target: EventTarget | null): Island | undefined {
  const element = target instanceof Element ? target.closest('[data-island]') : null
  return element ? islands.get(element) : undefined
}

/** Whether an element's code runs: its island is hydrated, or it is in none. */
export function isHydrated(element: Element): boolean {
  return islandAround(element)?.isHydrated ?? true
}

/** Hydrates the island around an element, at once or when `ready` resolves. */
export function hydrateIslandOf(element: Element, ready?: Promise<void>): void {
  islandAround(element)
    ?.hydrate(true, ready)
    .catch(() => undefined)
}

/** Whether an earlier press waits until the island around an element is hydrated. */
export function isPressWaiting(element: Element): boolean {
  const island = islandAround(element)
  return island?.presses !== undefined && !island.isHydrated && !island.isFailed
}

type PendingControl = { island: Island; control: HTMLElement }

/** A control of an island that is not hydrated, or null. */
function pendingControl(target: EventTarget | null): PendingControl | null {
  const control = controlOf(target)
  const island = islandAround(control)
  if (!control || !island || island.isHydrated || island.isFailed) return null
  return { island, control }
}

/** @returns a function that repeats a press on the control, or on what hydration has put in its place */
function pressRepeater({ island: { element }, control }: PendingControl, timeMs: number): () => void {
  const domPath = domPathOf(element, control)
  return () => {
    const now = control.isConnected ? control : elementAt(element, domPath)
    if (now instanceof HTMLElement) repeatPress(now, timeMs)
  }
}

/** For a press of a control: presses it again if hydration has replaced it meanwhile. Null when nothing has to be done. */
export function pressAgain({ target, timeStamp }: Event): (() => void) | null {
  const pending = pendingControl(target)
  if (!pending) return null
  const again = pressRepeater(pending, timeStamp)
  return () => {
    if (!pending.control.isConnected) again()
  }
}

/**
 * Hydrates the island of a pressed control, then presses it again; without its code it acts natively.
 * @returns whether the press waits for that
 */
export function pressWhenHydrated(control: HTMLElement, event: MouseEvent): boolean {
  const pending = pendingControl(control)
  if (!pending) return false
  const { island } = pending
  const again = pressRepeater(pending, pressTime(event))
  const before = island.presses ?? island.hydrate(true).catch(() => undefined)
  // In tasks of their own, so that each finds what the one before has rendered.
  island.presses = before.then(again).then(() => new Promise((resolve) => setTimeout(resolve)))
  return true
}

/**
 * Runs at once, unless a press waits in the island around an element, its fields differ from its HTML, or the URL requests
 * something else: then when it is hydrated, or cannot be.
 */
export function afterPendingInput(element: Element, run: () => void): void {
  const island = islandAround(element)
  const isPending = island && !island.isHydrated && !island.isFailed
  if (isPending && (island.presses || 'stale' in island.element.dataset || hasChangedFields(island.element))) {
    Promise.resolve(island.presses)
      .then(() => island.hydrate(true))
      .then(run, run)
  } else run()
}

/** Keys that move within tabs. */
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Hydrates the island of tabs in which a key is pressed, then presses the key again; other keys act natively.
 * @returns whether the key waits for that
 */
export function pressKeyWhenHydrated({ key, target }: KeyboardEvent): boolean {
  const pending = pendingControl(target)
  if (pending?.control.getAttribute('role') !== 'tab' || !TAB_KEYS.includes(key)) return false
  pending.island.hydrate(true).then(
    () => pending.control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    () => undefined,
  )
  return true
}

/** Hydrates the island of a control or field that an event shows to be in use, or about to be. */
export function hydrateOnIntent(event: Event): void {
  const { type, target } = event
  const island = islandAround(target)
  if (!island || island.isHydrated) return
  const isHover = event instanceof PointerEvent && type === 'pointermove'
  // Hydration may replace the target; what the mouse still points at then hears of it.
  function pointAgain(): void {
    if (!isHover) return
    const now = document.elementFromPoint(event.clientX, event.clientY)
    if (now?.matches(':hover')) now.dispatchEvent(new PointerEvent(type, event))
  }
  island.hydrate(!isHover).then(pointAgain, () => undefined)
}

/** Hydrates each island in which `isNeeded` finds something that its HTML does not say. */
export function hydrateWhere(isNeeded: (island: HTMLElement) => boolean): void {
  for (const island of islands.values()) {
    if (!island.hydrating && isNeeded(island.element)) island.hydrate(false).catch(() => undefined)
  }
}

let page: PageProps | undefined

/**
 * The props of the page, from which its islands hydrate: the server writes them into the HTML (pages/_document.tsx).
 * @throws on a page that has none
 */
export function pageData(): PageProps {
  page ??= JSON.parse(document.getElementById(PAGE_PROPS_ID)?.textContent ?? '')
  if (!page) throw new Error('The page has no props')
  return page
}
