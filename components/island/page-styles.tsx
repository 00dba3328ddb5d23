/** Server only: collects the styles of one page, and renders them as one element for the global and one for the others. */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { fontVariables } from '@/components/ui/fonts'
import { globalStyles } from '@/components/ui/theme/global-styles'
import { addPrefixes } from './vendor-prefixes'

/** A cache that renders no style elements between the page's own. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [addPrefixes] })
  cache.compat = true
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={[globalStyles, fontVariables]} />
    </CacheProvider>,
  )
  return cache
}

/** With the names of the styles, so that the browser does not insert them again. */
export function StyleElements({ cache }: { cache: EmotionCache }) {
  const rules = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string')
  const isClass = (id: string) => cache.registered[`${cache.key}-${id}`] !== undefined
  const globals = rules.filter(([id]) => !isClass(id))
  const classes = rules.filter(([id]) => isClass(id))
  return (
    <>
      {globals.map(([id, css]) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output.
        <style key={id} data-emotion={`css-global ${id}`} data-s="" dangerouslySetInnerHTML={{ __html: String(css) }} />
      ))}
      <style
        data-style-names={classes.map(([id]) => id).join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output.
        dangerouslySetInnerHTML={{ __html: classes.map(([, css]) => css).join('') }}
      />
    </>
  )
}
