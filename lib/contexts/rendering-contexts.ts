/** Contexts of what the server collects while it renders a page. Null in the browser. */
import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** The cache that collects the styles of one page. */
export const StyleCacheContext = createContext<EmotionCache | null>(null)

/** Called when a component renders without the API data it needs, so that the browser fetches it. */
export const MissingDataContext = createContext<(() => void) | null>(null)
