/**
 * Emotion's cache in the browser. It learns the names of the server's styles from their element, which stays where it
 * is: Emotion itself would move it, and the browser would then compute the style of every element again.
 */
import createCache, { type EmotionCache } from '@emotion/cache'

export function createBrowserStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' })
  const element = document.querySelector<HTMLElement>('style[data-style-names]')
  for (const name of element?.dataset.styleNames?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
