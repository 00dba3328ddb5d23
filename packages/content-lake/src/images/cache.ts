/** Transformed images, in memory. What transforms them is loaded with the first one: a lake without pictures does without. */
import { LRUCache } from 'lru-cache'
import type { Rendering } from './render.ts'

/** By key. */
export type ImageCache = ReturnType<typeof createImageCache>

/** Concurrent requests for a key share one job. */
export function createImageCache(maxBytes: number) {
  return new LRUCache<string, Buffer, { file: string; rendering: Rendering }>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { file, rendering } }) => {
      const { render } = await import('./render.ts')
      return render(file, rendering)
    },
  })
}
