/**
 * Fetches what most presses on a page need while the visitor begins to read it: the page's data, and the code of the
 * header and of hydration. Nothing is hydrated yet.
 */
import { untilLoaded } from '@/components/island/idle'
import { pageData } from '@/components/island/page-data'

/** Failures are ignored: whoever needs the part fetches it again. */
export async function fetchLikely(): Promise<void> {
  await untilLoaded()
  const data = pageData()
  // In a task of its own: together with an island, Chakra blocks a slow phone for a quarter of a second.
  const code = import('@/components/island/theme-provider').then(() =>
    Promise.all([import('@/components/island/hydrate'), import('./header')]),
  )
  await Promise.allSettled([data, code])
}
