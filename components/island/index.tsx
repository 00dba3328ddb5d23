/**
 * Islands: parts of the page that the server renders and the browser hydrates in place, each by its own rule. A public
 * page has no other root: components/runtime finds the islands in the HTML, and their code is loaded for whoever uses them.
 *
 * Draft mode and development have Next's root, in which an island is a component like any other: what an editor adds to
 * a page has no HTML of the server, and hot reload replaces the modules of one root.
 *
 * Selective hydration with Suspense would do the same as islands, but React then streams large sections out of order
 * with inline scripts, which the Content-Security-Policy forbids and which leaves them invisible without JavaScript.
 */
import { type ComponentType, useEffect, useState } from 'react'
import { createServerIsland } from '#server-island'
import type { IslandDefinition } from './definition'
import { ThemeProvider } from './styles/theme-provider'

type RootIslandProps<P> = { load: IslandDefinition<P>['load']; props: P }

/** Keeps the server's HTML until its code has loaded. */
function RootIsland<P extends object>({ load, props }: RootIslandProps<P>) {
  const [loaded, setLoaded] = useState<{ default: ComponentType<P> } | null>(null)
  useEffect(() => {
    // When its code cannot be fetched, the server's HTML stays.
    load().then(setLoaded, () => undefined)
  }, [load])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string makes React keep the server's HTML.
  if (!loaded) return <div key="html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  const { default: Part } = loaded
  return (
    <div key="part">
      <ThemeProvider>
        <Part {...props} />
      </ThemeProvider>
    </div>
  )
}

/** A component that is rendered on the server and hydrated by its own rule. */
export function island<P extends object>(definition: IslandDefinition<P>): ComponentType<P> {
  if (typeof window === 'undefined') return createServerIsland(definition)
  const { load } = definition
  return (props) => <RootIsland load={load} props={props} />
}
