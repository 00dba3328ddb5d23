/**
 * Island: a section of the page whose code is loaded and rendered in the browser on approach or interaction.
 *
 * Most of a page is below the fold, and much of it is text, images and links that need no JavaScript. The server
 * renders an island as usual; the browser keeps that HTML (hydrated as an opaque element) until the island is within
 * 600 px of the viewport, or is focused or clicked. Then its chunk is fetched and its component replaces the HTML.
 * Links work before that; a click on a button, a changed choice and typed text are transferred. On a client navigation
 * there is no server HTML, so the chunk is loaded at once.
 *
 * Selective hydration with Suspense would do the same, but React then streams large sections out of order with inline
 * scripts, which the Content-Security-Policy forbids and which leaves them invisible without JavaScript.
 */
import dynamic from 'next/dynamic'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../use-hydrated'
import { apply, type CarriedInput, collect } from './carry-input'

/** Distance from the viewport at which an island is loaded, in CSS pixels. */
const MARGIN = 600

/** Controls that need their code. Links and fields work natively. */
const CONTROLS = 'button'

/** Events that end a pointer press. */
const RELEASES = ['pointerup', 'pointercancel'] as const

type Load<P> = () => Promise<{ default: ComponentType<P> }>

function createServerPart<P extends object>(load: Load<P>): ComponentType<P> {
  // Not written as dynamic(() => import(…)): Next would then preload the chunk with the page.
  const Part = dynamic(load)
  return (props) => (
    <div>
      <Part {...props} />
    </div>
  )
}

/** The island's loader, its component once loaded, and whether the current URL needs it at once. */
type Source<P> = { load: Load<P>; loaded: ComponentType<P> | null; isWanted: () => boolean }

function BrowserPart<P extends object>({ source, props }: { source: Source<P>; props: P }) {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  const [Part, setPart] = useState<ComponentType<P> | null>(() => (isFromServer ? null : source.loaded))
  const element = useRef<HTMLDivElement>(null)
  const carriedInput = useRef<CarriedInput | null>(null)

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
        // A button or link that is replaced between pointerdown and pointerup gets no click event.
        await released
        if (isGone || !part) return
        // Synchronously: input between collecting and rendering would be lost.
        flushSync(() => {
          if (isFromServer) carriedInput.current = collect(part, clicked)
          setPart(() => module.default)
        })
      } catch {
        // Keep the server's HTML. A click that was waiting gets its native behaviour: a form is submitted.
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
          // The click event follows in the same task.
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
    if (!Part || !element.current || !carriedInput.current) return
    apply(element.current, carriedInput.current)
    carriedInput.current = null
  }, [Part])

  if (Part) {
    return (
      <div key="own" ref={element}>
        <Part {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string makes React keep the server's HTML.
  return <div key="server" ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/**
 * Wraps a component as an island.
 * @param load imports the component, the default export of its module
 * @param isWanted whether to load it at once, because the current URL requests something else than the server
 *   rendered; the server's HTML is dimmed until then
 */
export function island<P extends object>(load: Load<P>, isWanted = () => false): ComponentType<P> {
  if (typeof window === 'undefined') return createServerPart(load)
  const source: Source<P> = { load, loaded: null, isWanted }
  return (props) => <BrowserPart source={source} props={props} />
}
