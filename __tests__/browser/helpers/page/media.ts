/** Observes what plays in a page, also outside its document. */
import type { Page } from '@playwright/test'

type MediaState = { currentTime: number; paused: boolean }[]

declare global {
  interface Window {
    /** Set by `watchMedia`. */
    mediaState(): MediaState
  }
}

/** Records every media element that was ever played. Call it before the page is opened. */
export async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played = new Set<HTMLMediaElement>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      played.add(this)
      return play.call(this)
    }
    Object.assign(window, {
      mediaState: () => Array.from(played, ({ currentTime, paused }) => ({ currentTime, paused })),
    })
  })
}

export const mediaState = (page: Page) => page.evaluate(() => window.mediaState())

/** Waits until something plays beyond a time in seconds. */
export async function untilPlaying(page: Page, beyond: number): Promise<void> {
  await page.waitForFunction(
    (seconds) => window.mediaState().some(({ currentTime, paused }) => currentTime > seconds && !paused),
    beyond,
  )
}

/** Waits until the root is hydrated: from then on a click on an island takes effect. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}
