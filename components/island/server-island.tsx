/**
 * Server only: renders an island to HTML of its own, so that the ids in it are those of the React root that hydrates it; one
 * that never hydrates is rendered with the page. package.json (`imports`) replaces this module by an empty one in the browser.
 */
import dynamic from 'next/dynamic'
import { type ComponentType, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { EditContext, SectionKeyContext } from '@/lib/contexts/edit-context'
import { MissingDataContext, PageContext, StyleCacheContext, usePageProps } from '@/lib/contexts/page-context'
import { SessionProvider } from '@/lib/contexts/session-context'
import { usesIslands } from '@/lib/next/public-page'
import { type Hydration, hydrationOf, type IslandDefinition, islandId } from './definition'
import { ThemeProvider } from './styles/theme-provider'

type ServerIslandProps<P> = { definition: IslandDefinition<P>; Part: ComponentType<P>; props: P }

/** What components/runtime reads. */
function attributes(name: string, key: string | null, hydration: Hydration): object {
  return { 'data-island': hydration, 'data-part': name, 'data-key': key ?? undefined }
}

/** Text, pictures and links: they need no data of the API, and nothing in the browser. */
function StaticIsland({ children }: { children: ReactNode }) {
  return (
    <div>
      <div>
        <ThemeProvider>{children}</ThemeProvider>
      </div>
    </div>
  )
}

function ServerIsland<P extends object>({ definition, Part, props }: ServerIslandProps<P>) {
  const cache = useContext(StyleCacheContext)
  const key = useContext(SectionKeyContext)
  const edit = useContext(EditContext)
  const page = usePageProps()
  let isIncomplete = false
  const reportMissing = () => {
    isIncomplete = true
  }
  const html = renderToString(
    <MissingDataContext value={reportMissing}>
      <StyleCacheContext value={cache}>
        <PageContext value={page}>
          <EditContext value={edit}>
            <SectionKeyContext value={key}>
              <SessionProvider>
                <ThemeProvider>
                  <Part {...props} />
                </ThemeProvider>
              </SessionProvider>
            </SectionKeyContext>
          </EditContext>
        </PageContext>
      </StyleCacheContext>
    </MissingDataContext>,
    { identifierPrefix: islandId(definition.name, key) },
  )
  // What the API has not sent is requested again.
  const hydration = isIncomplete ? 'load' : hydrationOf(definition, props)
  const own = usesIslands(page) ? attributes(definition.name, key, hydration) : {}
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output.
  return <div {...own} dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />
}

export function createServerIsland<P extends object>(definition: IslandDefinition<P>): ComponentType<P> {
  // Not written as dynamic(() => import(…)): Next would then load the chunk with the page.
  const Part = dynamic(definition.load)
  return (props) =>
    hydrationOf(definition, props) === 'never' ? (
      <StaticIsland>
        <Part {...props} />
      </StaticIsland>
    ) : (
      <ServerIsland definition={definition} Part={Part} props={props} />
    )
}
