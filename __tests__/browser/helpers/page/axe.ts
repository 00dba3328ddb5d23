/** Runs axe with the rules of WCAG 2.0, 2.1 and 2.2 A and AA, and best practice. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** axe has no rules for the level A of WCAG 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks the page as it is now. @param within selector of the element to check; the whole page without it.
 * @param contrast whether also the contrast of every text is measured, which takes half of the time
 * @param exceptRule that is not checked
 * @returns `rule: elements` for each violation
 */
export async function axeProblems(
  page: Page,
  within?: string,
  { contrast = true, exceptRule }: { contrast?: boolean; exceptRule?: string } = {},
): Promise<string[]> {
  // What still fades in has too little contrast for a moment.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    }),
  )
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      // Part of WCAG 2.1 A. Experimental rules run only when they are named.
      rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: contrast } },
      // Violations only: collecting the rest takes longer than finding it.
      resultTypes: ['violations'],
      preload: false,
    })
    // The default mode opens a second page to merge frames, which takes most of the time. There are no frames here.
    .setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const counted = violations.filter(({ id }) => id !== exceptRule)
  return counted.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
