/**
 * Keeps a page's styles out of the document. Each query by role computes the style of many elements, for which jsdom
 * matches every rule: with the styles of a page of cards that takes most of a test's time.
 */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

const cache = createCache({ key: 'css', container: document.createElement('div') })

export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
