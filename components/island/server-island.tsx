/**
 * Server only: renders an island to HTML of its own, so that the ids in it are those of the React root that hydrates
 * it. package.json (`imports`) replaces this module by an empty one in the browser.
 */
import dynamic from 'next/dynamic'
import { type ComponentType, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { MissingDataContext } from '@/lib/api/fallback-context'
import { SectionKeyContext } from '@/lib/draft/edit-context'
import { hydrationOf, type IslandDefinition, islandId } from './definition'
import { PageContexts, useContextValues } from './page-contexts'
import { StyleCacheContext } from './style-cache-context'
import { ThemeProvider } from './theme-provider'

type ServerIslandProps<P> = { definition: IslandDefinition<P>; Part: ComponentType<P>; props: P }

function ServerIsland<P extends object>({ definition, Part, props }: ServerIslandProps<P>) {
  const cache = useContext(StyleCacheContext)
  const key = useContext(SectionKeyContext)
  const values = useContextValues()
  let isIncomplete = false
  const reportMissing = () => {
    isIncomplete = true
  }
  const html = renderToString(
    <MissingDataContext value={reportMissing}>
      <StyleCacheContext value={cache}>
        <PageContexts values={values}>
          <SectionKeyContext value={key}>
            <ThemeProvider>
              <Part {...props} />
            </ThemeProvider>
          </SectionKeyContext>
        </PageContexts>
      </StyleCacheContext>
    </MissingDataContext>,
    { identifierPrefix: islandId(definition, key) },
  )
  // In draft mode each element can be clicked and follows the edits; what the API has not sent is requested again.
  const hydration = values.edit || isIncomplete ? 'load' : hydrationOf(definition, props)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output.
  return <div data-island={hydration} dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />
}

export function createServerIsland<P extends object>(definition: IslandDefinition<P>): ComponentType<P> {
  // Not written as dynamic(() => import(…)): Next would then load the chunk with the page.
  const Part = dynamic(definition.load)
  return (props) => <ServerIsland definition={definition} Part={Part} props={props} />
}
