/**
 * The menu of an entry of the navigation: a press on the entry opens and closes it on all screens. On wide screens a mouse
 * that points at the entry opens it too, and it closes on Escape, on a press elsewhere, when the focus leaves it, and, when
 * it was opened by pointing, when the mouse leaves it. On small screens it stays, because what is below it would move away
 * from the finger.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { FROM_LG } from '@/components/ui/media'

/** A mouse that only crosses the entry opens nothing. */
const OPEN_AFTER_MS = 100

/** A mouse may leave for a moment, on a straight line to a line of the menu. */
const CLOSE_AFTER_MS = 300

const FOCUSED_MENU = 'nav [data-open] :focus-visible'

export const isWideScreen = () => matchMedia(FROM_LG).matches

export function useDisclosure(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const entry = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Opened by pointing: the next press keeps it open. */
  const isPointed = useRef(false)
  /** Closed below the mouse: pointing opens it again only after the mouse has left. */
  const isDismissed = useRef(false)

  function change(next: boolean, byPointing = false): void {
    clearTimeout(timer.current)
    timer.current = undefined
    isPointed.current = byPointing
    isDismissed.current = !next && entry.current?.matches(':hover') === true
    setOpen(next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Before paint: Escape closes what is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each render
  useLayoutEffect(() => {
    if (!isOpen || !isWideScreen()) return
    function handleKey(event: globalThis.KeyboardEvent): void {
      if (event.key !== 'Escape') return
      if (entry.current?.contains(document.activeElement)) toggle.current?.focus()
      change(false)
    }
    function handlePress({ target }: Event): void {
      if (target instanceof Node && !entry.current?.contains(target)) change(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('pointerdown', handlePress, { signal })
    return () => listening.abort()
  }, [isOpen])

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!isWideScreen()) return
    if (isOpen && relatedTarget instanceof Node && !entry.current?.contains(relatedTarget)) change(false)
  }

  function handleClick({ detail }: MouseEvent): void {
    // A press of the mouse that has opened it by pointing means the same; a key (0) does what `aria-expanded` promises.
    const keepsOpen = isOpen && isPointed.current && detail > 0
    change(!isOpen || keepsOpen)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    flushSync(() => change(true))
    entry.current?.querySelector('a')?.focus()
  }

  function handlePointerMove({ pointerType, movementX, movementY }: PointerEvent): void {
    // A mouse that rests has no movement, when a page appears or scrolls below it.
    if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0) || !isWideScreen()) return
    if (isOpen) {
      clearTimeout(timer.current)
      timer.current = undefined
      return
    }
    // On its way down the mouse crosses this entry to reach the open menu of another one.
    if (isDismissed.current || (timer.current !== undefined && movementY <= 0)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      // Whoever moves by keyboard in the menu of another entry goes on there.
      if (!document.querySelector(FOCUSED_MENU)) change(true, true)
    }, OPEN_AFTER_MS)
  }

  function handlePointerLeave(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    isDismissed.current = false
    if (!isOpen || !isPointed.current) return
    timer.current = setTimeout(() => {
      if (!entry.current?.querySelector(':focus-visible')) change(false)
    }, CLOSE_AFTER_MS)
  }

  return {
    entry: { ref: entry, onBlur: handleBlur, onPointerMove: handlePointerMove, onPointerLeave: handlePointerLeave },
    button: { ref: toggle, 'aria-expanded': isOpen, onClick: handleClick, onKeyDown: handleKeyDown },
  }
}
