/** Play pressed several times on a slow device before the list is hydrated (B186). In a browser for its hydration. */

import { DESKTOP, holdHydration } from '../helpers/page/browser.ts'
import { mediaState, untilHydrated, watchMedia } from '../helpers/page/media.ts'
import { expect, test } from '../shared-stack.ts'

for (const [input, options] of [
  ['a finger', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
  ['a mouse', { viewport: DESKTOP }],
] as const) {
  test(`Play pressed on one card and on another with ${input} before the list is hydrated leaves none loading (B186)`, async ({
    open,
  }) => {
    const { page, context, problems } = await open(options)
    await watchMedia(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const order of [
      [0, 1],
      [0, 0],
      [0, 1, 0],
    ]) {
      const release = await holdHydration(page)
      await page.goto('/voice-over-artists')
      await untilHydrated(page)
      const buttons = page.getByRole('article').locator('[data-act=play]')
      for (const index of order) {
        const button = buttons.nth(index)
        await button.scrollIntoViewIfNeeded()
        if ('hasTouch' in options) await button.tap()
        else await button.click()
      }
      release()
      const last = order.at(-1) ?? 0
      const isOn = order.filter((index) => index === last).length === 1 || order.length === 3
      await expect(buttons.nth(last)).toHaveAttribute('data-playback', isOn ? 'playing' : 'paused')
      await expect(buttons.nth(last)).toHaveAccessibleName(isOn ? /^Pause / : /^Play /)
      const shown = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-playback')))
      expect(shown.filter((state) => state === 'loading')).toEqual([])
      expect(shown.filter((state) => state === 'playing')).toHaveLength(isOn ? 1 : 0)
      await expect.poll(async () => (await mediaState(page)).filter(({ paused }) => !paused).length).toBe(isOn ? 1 : 0)
    }
    expect(problems).toEqual([])
  })
}
