/**
 * Parts of a page whose code is loaded when the visitor comes island them.
 *
 * Most of a page is below the screen and much of it is only text, pictures and links, which need no JavaScript. The server renders such a
 * part as ever; the browser leaves that HTML alone (it is hydrated as an opaque element) until the part is within 600 px of the screen or
 * somebody touches it. Then its code is fetched and it takes over. Links work meanwhile; a press on a button, a choice or typed text is
 * carried over. On a client navigation there is no HTML from the server, so the part is loaded at once.
 *
 * Hydration by Suspense would be the tool for this, but React then streams large parts out of order with inline scripts, which the
 * Content-Security-Policy forbids and readers without JavaScript would not see.
 */
import dynamic from 'next/dynamic'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../use-hydrated'
import { apply, type CarriedInput, collect } from './carry-input'

/** How far from the screen a part is taken over, in CSS pixels. */
const MARGIN = 600

/** Controls that do nothing, or the wrong thing, without their code. Links and fields do what they should. */
const CONTROLS = 'button'

/** What ends the press of a pointer. */
const RELEASES = ['pointerup', 'pointercancel'] as const

type Load<P> = () => Promise<{ default: ComponentType<P> }>

function createServerPart<P extends object>(load: Load<P>): ComponentType<P> {
  // Not written as dynamic(() => import(…)) on purpose: Next would then have the browser load the chunk with the page.
  const Part = dynamic(load)
  return (props) => (
    <div>
      <Part {...props} />
    </div>
  )
}

/** Where a part's code comes from, the code once it has come, and whether this visit wants it at once. */
type Source<P> = { load: Load<P>; loaded: ComponentType<P> | null; isWanted: () => boolean }

function BrowserPart<P extends object>({ source, props }: { source: Source<P>; props: P }) {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  const [Part, setPart] = useState<ComponentType<P> | null>(() => (isFromServer ? null : source.loaded))
  const element = useRef<HTMLDivElement>(null)
  const carryInput = useRef<CarriedInput | null>(null)

  useEffect(() => {
    const part = element.current
    if (Part || !part) return
    let isGone = false
    let isFailed = false
    let clicked: Element | null = null
    let released = Promise.resolve()

    async function hydrate(): Promise<void> {
      try {
        const module = await source.load()
        source.loaded = module.default
        // A button or link that is exchanged between the press of a pointer and its release gets no click.
        await released
        if (isGone || !part) return
        // In one go: what is chosen or typed between the two would be lost.
        flushSync(() => {
          if (isFromServer) carryInput.current = collect(part, clicked)
          setPart(() => module.default)
        })
      } catch {
        // The HTML of the server stays. A press that waited gets the browser's own answer: a form goes to its page.
        isFailed = true
        if (part) {
          part.style.opacity = ''
          part.dataset.failed = ''
        }
        if (!isGone && clicked instanceof HTMLElement) clicked.click()
      }
    }
    if (!isFromServer) {
      void hydrate()
      return () => {
        isGone = true
      }
    }

    if (source.isWanted()) {
      part.style.opacity = '0.45'
      void hydrate()
    }
    const handleFocus = () => void hydrate()
    function handlePointerDown(): void {
      released = new Promise((resolve) => {
        function end(): void {
          for (const name of RELEASES) window.removeEventListener(name, end)
          // The click follows in the same task.
          setTimeout(resolve)
        }
        for (const name of RELEASES) window.addEventListener(name, end)
      })
    }
    function handleClick(event: MouseEvent): void {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
      if (!control || isFailed) return
      event.preventDefault()
      event.stopPropagation()
      clicked = control
      void hydrate()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void hydrate()
      },
      { rootMargin: `${MARGIN}px 0px` },
    )
    observer.observe(part)
    part.addEventListener('focusin', handleFocus)
    part.addEventListener('click', handleClick, true)
    part.addEventListener('pointerdown', handlePointerDown)
    return () => {
      isGone = true
      observer.disconnect()
      part.removeEventListener('focusin', handleFocus)
      part.removeEventListener('click', handleClick, true)
      part.removeEventListener('pointerdown', handlePointerDown)
    }
  }, [Part, isFromServer, source])

  useLayoutEffect(() => {
    if (!Part || !element.current || !carryInput.current) return
    apply(element.current, carryInput.current)
    carryInput.current = null
  }, [Part])

  if (Part) {
    return (
      <div key="own" ref={element}>
        <Part {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string tells React to leave what the server wrote.
  return <div key="server" ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/**
 * @param load imports the part; it is its module's default export
 * @param isWanted whether the part has to be taken over at once, because this visit's address asks for something else than the server
 *   has written; that stands dimmed until then
 */
export function island<P extends object>(load: Load<P>, isWanted = () => false): ComponentType<P> {
  if (typeof window === 'undefined') return createServerPart(load)
  const source: Source<P> = { load, loaded: null, isWanted }
  return (props) => <BrowserPart source={source} props={props} />
}
