/**
 * Fetches what most presses on a page need once somebody reads it: the page's data, and the code of the header and of
 * hydration. Nothing is hydrated yet.
 */
import { untilRead } from '@/components/island/idle'
import { pageData } from '@/components/island/page-data'

/** Failures are ignored: whoever needs the part fetches it again. */
export async function fetchLikely(): Promise<void> {
  await untilRead()
  await Promise.allSettled([
    pageData(),
    // Before the others: run in one task with an island, Chakra blocks a slow phone for a quarter of a second.
    import('@/components/island/theme-provider'),
    import('@/components/island/hydrate'),
    import('./header'),
  ])
}
