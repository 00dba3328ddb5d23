/**
 * Emotion's prefixer adds what browsers of ten years ago need, 1 KB (gzip) on a large page. This one adds only what the
 * browsers need that Next builds for (Chrome 111, Safari 16.4).
 */
import type { StylisPlugin } from '@emotion/cache'

const PREFIXED = /^(mask-image|print-color-adjust|text-size-adjust|user-select):/

export const addPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(element.value)) return
  element.return = `-webkit-${element.value}${element.value}`
}
