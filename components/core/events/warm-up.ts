/**
 * Prepares what most presses on a page need. Code and data are fetched in idle time once the page has loaded; the code is
 * run when somebody touches, focuses or points at a control, never because the page is open or scrolled. Nothing is hydrated
 * here.
 */
import { untilHeard } from '@/components/audio/player/until-heard'
import { pageData } from '@/components/island/page-data'
import { untilReleased } from '@/components/island/release'
import { untilIdle, untilLoaded } from '@/lib/browser/loading/idle'
import { prefetchScript } from '@/lib/browser/loading/prefetch-script'
import { savesData } from '@/lib/browser/loading/saves-data'

/** @returns resolves when the fetches have begun, which the server has listed (pages/_document.tsx) */
export async function fetchLikely(): Promise<void> {
  await untilLoaded()
  await untilIdle()
  if (savesData()) return
  for (const href of document.body.dataset.likelyScripts?.match(/\S+/g) ?? []) prefetchScript(href)
  await pageData().catch(() => undefined)
}

/** One at a time: run in one task with an island, all of it would block a slow phone for a quarter of a second. */
async function run(load: () => Promise<unknown>): Promise<void> {
  await untilIdle()
  await untilReleased()
  await untilHeard()
  // Whoever needs the part fetches it again.
  await load().catch(() => undefined)
}

let isWarm = false

async function warmUp(): Promise<void> {
  // In the order in which they need each other: Emotion, Chakra with the theme, and the code of hydration.
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/island/styles/browser-style-cache'))
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/ui/theme/chakra'))
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/ui/theme'))
  await run(() => import(/* webpackChunkName: "hydrate" */ '@/components/island/hydrate'))
}

/** Runs the code of hydration, once. */
export function warmUpOnce(): void {
  if (isWarm) return
  isWarm = true
  void warmUp()
}
