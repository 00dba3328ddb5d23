/**
 * Emotion's cache in the browser. It learns the names of the server's styles from their rules, whose element stays where
 * it is: Emotion itself would move it, and the browser would then compute the style of every element again.
 */
import createCache, { type EmotionCache } from '@emotion/cache'

export function createBrowserStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' })
  const rules = document.querySelector('style[data-page-styles]')?.textContent ?? ''
  for (const [, name = ''] of rules.matchAll(/\.css-([\w-]+)/g)) cache.inserted[name] = true
  return cache
}
