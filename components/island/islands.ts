/** Hydrates the islands of the first page: each by its rule, and at once when a visitor uses it. */
import type { Hydration } from './definition'
import { INTENTS } from './idle'
import { elementAt, placeOf } from './place'

/**
 * Controls that need their code. Links, fields and popovers work natively, the root opens the quote dialog, and custom
 * elements handle their own.
 */
const CONTROLS = 'button:not([data-quote], [data-enhanced], [popovertarget]), [data-press]'

type Island = {
  element: HTMLElement
  hydration: Hydration
  /**
   * Fetches its code and hydrates it, at once or when `ready` resolves. Later calls return the same promise, until it has
   * failed.
   */
  hydrate(isUrgent: boolean, ready?: Promise<void>): Promise<void>
  /** While it hydrates, and afterwards. */
  hydrating: Promise<void> | undefined
  isHydrated: boolean
  /** The server's HTML stays; the next sign of interest tries again. */
  isFailed: boolean
}

const islands = new Map<Element, Island>()

function createIsland(element: HTMLElement, hydration: Hydration, load: (isUrgent: boolean) => Promise<void>): Island {
  const island: Island = { element, hydration, isHydrated: false, isFailed: false, hydrate, hydrating: undefined }
  async function start(isUrgent: boolean, ready?: Promise<void>): Promise<void> {
    try {
      // Without `ready` it begins in this task, not in a later one.
      if (ready) await ready
      await load(isUrgent)
      island.isHydrated = true
    } catch (error) {
      island.isFailed = true
      element.dataset.failed = ''
      island.hydrating = undefined
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
  const island = createIsland(element, hydration, load)
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

/** Milliseconds after the end of a press within which its click comes; a touch screen sends it in a later task. */
const CLICK_AFTER_MS = 300

let released = Promise.resolve()

/** Runs after the next frame. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/**
 * Resolves when no control is being pressed and no text composed: a control that hydration replaces during a press
 * would get no click, and a composition ends, half done, when a script writes into its field.
 */
export async function untilReleased(): Promise<void> {
  let last: Promise<void> | undefined
  while (last !== released) {
    last = released
    await last
  }
}

/** Controls that respond before their island is hydrated: nothing may delay that, so it is hydrated afterwards. */
const INDEPENDENT = '[popovertarget], [data-track], [data-quote], [data-enhanced]'

function isIndependent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(INDEPENDENT) !== null
}

/** A popover was opened: its island hydrates after the frame that shows it. */
function handleToggle({ target }: Event): void {
  if (target instanceof Element) afterFrame(() => hydrateIslandOf(target))
}

/** A control of an island that is not hydrated, or null. */
function pendingControl(target: EventTarget | null): { island: Island; control: HTMLElement } | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  const island = islandAround(control)
  if (!control || !island || island.isHydrated || island.isFailed || island.hydration === 'never') return null
  return { island, control }
}

/** @returns a function that clicks the control, or what hydration has put in its place */
function remember({ island: { element }, control }: { island: Island; control: HTMLElement }): () => void {
  const place = placeOf(element, control)
  return () => {
    const now = control.isConnected ? control : elementAt(element, place)
    if (now instanceof HTMLElement) now.click()
  }
}

/** Follows a press to its click, which the browser sends nowhere if a hydration that had begun replaced the control. */
function handlePointerDown({ target }: Event): void {
  const pending = pendingControl(target)
  const pressAgain = pending && remember(pending)
  released = new Promise((resolve) => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    function end(): void {
      listening.abort()
      // After the listeners of the click and the frame that shows the control as pressed.
      afterFrame(resolve)
    }
    function endPress(): void {
      end()
      if (!pending?.control.isConnected) pressAgain?.()
    }
    window.addEventListener('click', endPress, options)
    window.addEventListener('pointercancel', end, options)
    window.addEventListener(
      'pointerup',
      () => setTimeout(() => listening.signal.aborted || endPress(), CLICK_AFTER_MS),
      options,
    )
  })
}

/** Follows text that an input method composes, such as Japanese, to its end, or to a press, which may not end it. */
function handleComposition(): void {
  released = new Promise((resolve) => {
    const listening = new AbortController()
    function end(): void {
      listening.abort()
      // Some browsers report the text after the end.
      setTimeout(resolve)
    }
    for (const name of ['compositionend', 'pointerdown'])
      window.addEventListener(name, end, { capture: true, signal: listening.signal })
  })
}

function handleIntent(event: Event): void {
  const { type, target } = event
  const island = islandAround(target)
  if (!island || island.isHydrated || island.hydration === 'never' || isIndependent(target)) return
  const hydrating = island.hydrate(type !== 'pointermove')
  // Hydration may replace the target; what the mouse still points at then hears of it.
  const pointAgain = () => {
    if (type !== 'pointermove' || !(event instanceof PointerEvent)) return
    const now = document.elementFromPoint(event.clientX, event.clientY)
    if (now?.matches(':hover')) now.dispatchEvent(new PointerEvent(type, event))
  }
  hydrating.then(pointAgain, () => undefined)
}

/** Hydrates the island of a pressed control, then presses it again; without its code it acts natively. */
function handleClick(event: MouseEvent): void {
  const pending = pendingControl(event.target)
  if (!pending) return
  event.preventDefault()
  event.stopPropagation()
  const pressAgain = remember(pending)
  pending.island.hydrate(true).then(pressAgain, pressAgain)
}

/** Keys that move within tabs. */
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Hydrates the island of tabs in which a key is pressed, then presses the key again; other keys act natively. */
function handleKeyDown(event: KeyboardEvent): void {
  const { key, target } = event
  const pending = pendingControl(target)
  if (pending?.control.getAttribute('role') !== 'tab' || !TAB_KEYS.includes(key)) return
  event.preventDefault()
  pending.island.hydrate(true).then(
    () => pending.control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    () => undefined,
  )
}

/** Starts to hydrate islands on interaction. @returns a function that stops it */
export function listenForIntents(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  for (const name of INTENTS) document.addEventListener(name, handleIntent, { ...options, passive: true })
  document.addEventListener('pointerdown', handlePointerDown, options)
  document.addEventListener('click', handleClick, options)
  document.addEventListener('keydown', handleKeyDown, options)
  document.addEventListener('toggle', handleToggle, options)
  document.addEventListener('compositionupdate', handleComposition, options)
  return () => listening.abort()
}

/** Whether an element's code runs: its island is hydrated, or it is in none. */
export function isHydrated(element: Element): boolean {
  return islandAround(element)?.isHydrated ?? true
}

/** Hydrates the island around an element, at once or when `ready` resolves. */
export function hydrateIslandOf(element: Element, ready?: Promise<void>): void {
  const island = islandAround(element)
  if (island && island.hydration !== 'never') island.hydrate(true, ready).catch(() => undefined)
}
