/** Provides Chakra's theme to an island. Not imported by the root: Chakra and Emotion are in no page's first load. */

import { CacheProvider } from '@emotion/react'
import { type ReactNode, useContext } from 'react'
import { system } from '@/components/ui/theme'
import { ChakraProvider } from '@/components/ui/theme/chakra'
import { memoizeStyles } from '@/components/ui/theme/memoize-styles'
import { StyleCacheContext } from '@/lib/contexts/page-context'
import { createBrowserStyleCache } from './browser-style-cache'

/** The global styles are in the page's head (pages/_document). */
const islandSystem = memoizeStyles({ ...system, _global: [] })

const browserCache = typeof window === 'undefined' ? null : createBrowserStyleCache()

export function ThemeProvider({ children }: { children: ReactNode }) {
  const cache = useContext(StyleCacheContext) ?? browserCache
  const themed = <ChakraProvider value={islandSystem}>{children}</ChakraProvider>
  return cache ? <CacheProvider value={cache}>{themed}</CacheProvider> : themed
}
