/**
 * Islands: parts of the page that the server renders and the browser hydrates in place, each by its own rule. The root
 * holds their HTML and the router only; their code, with Chakra, is in no page's first load.
 *
 * What an editor adds to a page in the Studio's preview has no HTML of the server: it renders in the root as any
 * component. So does every island in development.
 *
 * Selective hydration with Suspense would do the same, but React then streams large sections out of order with inline
 * scripts, which the Content-Security-Policy forbids and which leaves them invisible without JavaScript.
 */

import { type ComponentType, type ReactNode, Suspense, use, useContext, useLayoutEffect, useRef, useState } from 'react'
import { createServerIsland } from '#server-island'
import { useHydrated } from '@/components/ui/use-hydrated'
import { SectionKeyContext } from '@/lib/draft/edit-context'
import { type Hydration, type IslandDefinition, islandId } from './definition'
import type { HydratedIsland } from './hydrate'
import { registerIsland, untilReleased } from './islands'
import { isRevisionOfHtml, pageData } from './page-data'
import { isShallowEqual } from './shallow-equal'

/** The rule that the server has decided on. */
function hydrationIn({ dataset: { island } }: HTMLElement): Hydration {
  return island === 'load' || island === 'interaction' ? island : 'never'
}

type Loaded<P> = { Part: ComponentType<P>; ThemeProvider: ComponentType<{ children: ReactNode }> }

/** An island's definition, with its code once it is requested. */
type Source<P> = IslandDefinition<P> & { loaded: Promise<Loaded<P>> | null }

type IslandProps<P> = { source: Source<P>; props: P }

/** Keeps the server's HTML until it is hydrated. */
function FromServer<P extends object>({ source, props }: IslandProps<P>) {
  const key = useContext(SectionKeyContext)
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const hydrated = useRef<HydratedIsland<P> | null>(null)

  useLayoutEffect(() => {
    if (isShallowEqual(latest.current, props)) return
    latest.current = props
    hydrated.current?.update(props)
  }, [props])

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const isStale = source.isStale?.() === true
    const hydration = isStale || source.isWanted?.() ? 'load' : hydrationIn(element)
    async function hydrate(isUrgent: boolean): Promise<void> {
      const [{ hydrateIsland }, { default: Part }] = await Promise.all([
        import(/* webpackChunkName: "hydrate" */ './hydrate'),
        source.load(),
        pageData(),
      ])
      await untilReleased()
      // Not the element itself, whose content belongs to the root.
      const container = element?.firstElementChild
      if (!container?.isConnected) return
      await new Promise<void>((resolve) => {
        const id = islandId(source, key)
        const { current: props } = latest
        // A link that becomes a button when it is hydrated has done so then.
        const onHydrated = () => setTimeout(resolve)
        const isSame = isRevisionOfHtml()
        hydrated.current = hydrateIsland({ container, id, sectionKey: key, Part, props, isSame, isUrgent, onHydrated })
      })
    }
    if (isStale) element.dataset.stale = ''
    const unregister = registerIsland(element, hydration, hydrate)
    return () => {
      unregister()
      hydrated.current?.unmount()
    }
  }, [key, source])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string makes React keep the server's HTML.
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** Loads what an island needs to render in the root; when its code cannot be fetched, the server's HTML is. */
async function loadForRoot<P extends object>(source: Source<P>): Promise<Loaded<P>> {
  try {
    const [{ default: Part }, { ThemeProvider }] = await Promise.all([
      source.load(),
      import(/* webpackChunkName: "hydrate" */ './theme-provider'),
    ])
    return { Part, ThemeProvider }
  } catch {
    window.location.reload()
    return new Promise(() => undefined)
  }
}

/** Renders without HTML of the server. Until its code has loaded, the preview stays as it was. */
function InRoot<P extends object>({ source, props }: IslandProps<P>) {
  source.loaded ??= loadForRoot(source)
  const { Part, ThemeProvider } = use(source.loaded)
  return (
    <div>
      <ThemeProvider>
        <Part {...props} />
      </ThemeProvider>
    </div>
  )
}

function BrowserIsland<P extends object>(props: IslandProps<P>) {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  if (process.env.NODE_ENV === 'development') return <DevelopedIsland isHydrated={isHydrated} {...props} />
  return isFromServer ? <FromServer {...props} /> : <InRoot {...props} />
}

/** Hot reload replaces the modules of one root: in another one, a changed context would have no provider. */
function DevelopedIsland<P extends object>({ isHydrated, ...props }: IslandProps<P> & { isHydrated: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string makes React keep the server's HTML.
  const html = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  if (!isHydrated) return html
  return (
    <Suspense fallback={null}>
      <InRoot {...props} />
    </Suspense>
  )
}

/** A component that is rendered on the server and hydrated by its own rule. */
export function island<P extends object>(definition: IslandDefinition<P>): ComponentType<P> {
  if (typeof window === 'undefined') return createServerIsland(definition)
  const source: Source<P> = { ...definition, loaded: null }
  return (props) => <BrowserIsland source={source} props={props} />
}
