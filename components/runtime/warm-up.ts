/**
 * Prepares what most presses on a page need. Code is fetched in idle time once the page has loaded; it is
 * run when somebody touches, focuses or points at a control, never because the page is open or scrolled. Nothing is hydrated
 * here.
 */
import { prefetchScript, savesData, untilIdle, untilLoaded } from '@/lib/browser/loading'
import { untilPressEnds } from './press-tracking'

/** Resolves when the processor is free, such as when a sound has started. */
export type UntilFree = () => Promise<void>

/** @returns resolves when the fetches have begun, which the server has listed (pages/_document.tsx) */
export async function fetchLikely(): Promise<void> {
  await untilLoaded()
  await untilIdle()
  if (savesData()) return
  for (const href of document.body.dataset.likelyScripts?.match(/\S+/g) ?? []) prefetchScript(href)
}

/** One at a time: run in one task with an island, all of it would block a slow phone for a quarter of a second. */
async function run(load: () => Promise<unknown>, untilFree: UntilFree): Promise<void> {
  await untilIdle()
  await untilPressEnds()
  await untilFree()
  // Whoever needs the part fetches it again.
  await load().catch(() => undefined)
}

let isWarm = false

async function warmUp(untilFree: UntilFree): Promise<void> {
  // In the order in which they need each other: Emotion, Chakra with the theme, and the code of hydration.
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/island/styles/browser-style-cache'), untilFree)
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/ui/theme/chakra'), untilFree)
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/ui/theme'), untilFree)
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/island/hydrate'), untilFree)
}

/** Runs the code of hydration, once. */
export function warmUpOnce(untilFree: UntilFree): void {
  if (isWarm) return
  isWarm = true
  void warmUp(untilFree)
}
