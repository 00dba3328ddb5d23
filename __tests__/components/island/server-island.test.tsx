/** Islands in the server's HTML. */
import { createContext, type ReactElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { island } from '@/components/island'
import type { Hydration } from '@/components/island/definition'
import { createStyleCache } from '@/components/island/styles/page-styles'
import { PageContext, StyleCacheContext } from '@/lib/contexts/page-context'
import { pageProps } from '../../helpers/page/page-props'

const Tree = createContext('its own')

function Part() {
  return <p>Rendered in {useContext(Tree)} tree</p>
}

/** The HTML once the island's code has been loaded. */
async function htmlOf(hydrates: Hydration): Promise<string> {
  const Island = island<object>({ name: 'part', hydrates, load: async () => ({ default: Part }) })
  const render = (content: ReactElement) =>
    renderToString(
      <StyleCacheContext value={createStyleCache()}>
        <PageContext value={pageProps()}>
          <Tree value="the page's">{content}</Tree>
        </PageContext>
      </StyleCacheContext>,
    )
  render(<Island />)
  await new Promise(setImmediate)
  return render(<Island />).replaceAll('<!-- -->', '')
}

test('one that never hydrates is rendered with the page, without attributes', async () => {
  expect(await htmlOf('never')).toBe('<div><div><p>Rendered in the page&#x27;s tree</p></div></div>')
})

test('one that may hydrate is a tree of its own, as in the browser', async () => {
  expect(await htmlOf('interaction')).toBe(
    '<div data-island="interaction" data-part="part"><div><p>Rendered in its own tree</p></div></div>',
  )
})
