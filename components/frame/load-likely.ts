/**
 * Prepares what most presses on a page need, in idle moments. When the page has loaded, its data and the scripts are
 * fetched, which the server has listed (pages/_document.tsx); then the code of hydration is run. Nothing is hydrated yet.
 */
import { untilHeard } from '@/components/audio/until-heard'
import { untilIdle, untilLoaded, untilRead } from '@/components/island/idle'
import { untilReleased } from '@/components/island/islands'
import { pageData } from '@/components/island/page-data'

/** Milliseconds from the start of fetching until the first script runs; it runs earlier when the visitor uses the page. */
const FETCHING_MS = 2000

function fetchScripts(): void {
  for (const href of document.body.dataset.likelyScripts?.match(/\S+/g) ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
  }
}

/** One at a time: run in one task with an island, all of it would block a slow phone for a quarter of a second. */
async function run(load: () => Promise<unknown>): Promise<void> {
  await untilIdle()
  await untilReleased()
  await untilHeard()
  // Whoever needs the part fetches it again.
  await load().catch(() => undefined)
}

let elements: Promise<unknown> | null = null

/** Makes the custom elements of the page work. Without their code they stay as the server has rendered them. */
export async function loadElements(): Promise<void> {
  try {
    elements ??= import('./elements')
    await elements
  } catch {
    elements = null
    document.documentElement.dataset.failed = ''
  }
}

export async function loadLikely(): Promise<void> {
  await untilLoaded()
  await untilIdle()
  fetchScripts()
  untilRead().then(untilIdle).then(untilHeard).then(loadElements)
  pageData().catch(() => undefined)
  await Promise.race([untilRead(), new Promise((resolve) => setTimeout(resolve, FETCHING_MS))])
  // In the order in which they need each other: Emotion, Chakra with the theme, and the code of hydration.
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/island/browser-style-cache'))
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/ui/theme/chakra'))
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/ui/theme'))
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/island/hydrate'))
}
