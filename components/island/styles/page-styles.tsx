/** Server only: collects the styles of one page, and renders them as one element for the global and one for the others. */
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { globalStyles } from '@/components/ui/theme/global-styles'
import { FONT_FACES } from '@/lib/html/font-faces'

/**
 * The font faces are among the page's own styles, because another style sheet would delay the first paint by a request. The properties are
 * used by the theme's font tokens, and set on the root so that dialogs outside the page inherit them too.
 */
const fontStyles = `${FONT_FACES.join('')}:root{--font-display:Display,Display Arial,Display Roboto,Display DejaVu;--font-text:Text,Text Arial,Text Roboto,Text DejaVu}`

const PREFIXED = /^(mask-image|print-color-adjust|text-size-adjust|user-select):/

/**
 * Emotion's prefixer adds what browsers of ten years ago need, 1 KB (gzip) on a large page. This one adds only what the
 * browsers need that Next builds for (Chrome 111, Safari 16.4).
 */
export const addPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(element.value)) return
  element.return = `-webkit-${element.value}${element.value}`
}

/** One array for all pages, because Emotion keeps what it has compiled by the identity of this one. */
const stylisPlugins = [addPrefixes]

/** A cache that renders no style elements between the page's own. */
function createEmptyCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins })
  cache.compat = true
  return cache
}

/** Rules of the global styles by name, the same for all pages. */
function compileGlobalStyles(): EmotionCache['inserted'] {
  const cache = createEmptyCache()
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={[fontStyles, globalStyles]} />
    </CacheProvider>,
  )
  return cache.inserted
}

const compiledGlobalStyles = compileGlobalStyles()

/** The cache of one page. */
export function createStyleCache(): EmotionCache {
  const cache = createEmptyCache()
  Object.assign(cache.inserted, compiledGlobalStyles)
  return cache
}

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
        // Marked, so that the browser does not insert them again.
        data-page-styles=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output.
        dangerouslySetInnerHTML={{ __html: classes.map(([, css]) => css).join('') }}
      />
    </>
  )
}
