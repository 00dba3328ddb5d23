/**
 * One page of every template, at every width and with axe (B151, B196). In a browser, because only that has a layout. Pages with
 * sections that none of these has: routes-company and routes-services.
 */

import { expectTemplate } from '../helpers/page/route.ts'
import { htmlWith } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

const VOICE = '/voice-over-artists/tamsin-reed-101'
const ARTICLE = '/knowledge-base/podcast/show-notes-worth-reading'

/** Runs in the page. @returns the width of the listening bird, in pixels */
function birdWidth(all: Element[]): number {
  const bird = all.find((element) => getComputedStyle(element).backgroundImage.includes('bird-listening'))
  return bird?.getBoundingClientRect().width ?? 0
}

test.beforeAll(async () => {
  await htmlWith('Showing 1 to 6 of 6 results', '/knowledge-base')
  await htmlWith('id="the-top-line"', ARTICLE)
})

for (const path of ['/', '/voice-over-artists', VOICE, '/knowledge-base', ARTICLE, '/enquiry']) {
  test(`${path} fits every window and passes axe`, ({ open }) => expectTemplate(open, path))
}

test('/terms-conditions: ten sections in order, each with an anchor', ({ open }) =>
  expectTemplate(open, '/terms-conditions', async (page) => {
    const anchored = page.locator('main h2[id]')
    expect(await anchored.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent))).toEqual([
      'Usage Terms',
      'Payment Terms',
      'Jingle & Brand Music Production',
      'Music Licensing',
      'AI Use',
      'Prohibited AI Usage',
      'Explicit Permission',
      'Copyright Protection',
      'Modification and Derivative Works',
      'Disclaimer of Liability',
    ])
  }))

test('an unknown path responds 404 with a helpful page', ({ open }) =>
  expectTemplate(
    open,
    '/no-such-page',
    async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      await page.getByText('error.404', { exact: true }).waitFor()
      await expect(page.locator('main a[href^="tel:"]')).toHaveCount(1)
      // A background, which makes no room for itself.
      expect(await page.locator('main div').evaluateAll(birdWidth)).toBeGreaterThan(100)
    },
    { status: 404 },
  ))
