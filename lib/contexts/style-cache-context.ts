/** On the server, the Emotion cache that collects the styles of one page; null in the browser. */
import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

export const StyleCacheContext = createContext<EmotionCache | null>(null)
