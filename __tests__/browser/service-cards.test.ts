/** A click on the picture of a service card follows its link, although the picture moves below the pointer. */
import { expect, test } from './fixtures.ts'
import { DESKTOP, PHONE, rests } from './helpers/browser.ts'

for (const case_ of [
  { viewport: PHONE, path: '/services', anchor: 'popular-services', target: '/services/podcast-production', card: 1 },
  { viewport: DESKTOP, path: '/voice-overs', anchor: 'services', target: '/advertising-voice-overs', card: 0 },
]) {
  test(`${case_.path} at ${case_.viewport.width} px: a click on the picture of card ${case_.card} leads to ${case_.target}`, async ({
    open,
  }) => {
    const { page, problems } = await open({ viewport: case_.viewport, reducedMotion: 'reduce' })
    await page.goto(case_.path)
    await rests(page)
    const selector = `#${case_.anchor} li:nth-of-type(${case_.card + 1}) img`
    // Twice: the island is replaced when it hydrates, and the pictures above it push it down.
    for (let round = 0; round < 2; round++) {
      await page.evaluate((found) => document.querySelector(found)?.scrollIntoView({ block: 'center' }), selector)
      await rests(page)
    }
    const box = await page.locator(selector).boundingBox()
    if (!box) throw new Error('The card has no picture')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    await page.waitForURL(`**${case_.target}`)
    expect(problems).toEqual([])
  })
}
