/** The section of the report about first-load JavaScript. */

import { table } from '../../processes/markdown-table.ts'
import { launchBrowser } from '../../system-packages/browser.ts'
import { kilobytes, ratio } from '../numbers.ts'
import { PAGES } from '../pages.ts'
import type { Sites } from '../sites.ts'
import { type PageWeight, VIEWPORT, WAIT, weighPage } from './page-weight.ts'

/** Target ratio of a page's JavaScript to the bare page's; nothing fails above it. */
const AIM = 0.12

/** Every page beside the bare one, with its ratio. */
function weightTable(bare: PageWeight, pages: readonly PageWeight[]): string {
  const rows = [bare, ...pages].map((page) => [
    page === bare ? 'bare Next page' : page.path,
    kilobytes(page.javascript),
    ratio(page.javascript, bare.javascript),
    kilobytes(page.untouched),
    ratio(page.javascript + page.untouched, bare.javascript + bare.untouched),
    kilobytes(page.scrolled),
    kilobytes(page.html.raw),
    kilobytes(page.html.gzip),
  ])
  return table(['Page', 'JS gzip KB', '× bare', 'later', 'in all × bare', 'scrolled', 'HTML KB', 'HTML gzip KB'], rows)
}

function report(bare: PageWeight, pages: readonly PageWeight[]): string {
  return [
    '## First-load JavaScript',
    `Scripts that Chromium runs on a first visit before any interaction, in a window of ${VIEWPORT.width} × ${VIEWPORT.height}, until the network is idle; gzip level 6, without "nomodule" polyfills. Aim: ${AIM} × bare. \`npm run check\` holds every page to its budget. "Later", also in KB of gzip: what runs within the next ${WAIT / 1000} s on a page that nobody touches, with the same aim. Then the page is "scrolled" to its end.`,
    weightTable(bare, pages),
  ].join('\n\n')
}

/** Of a page of each kind and of the bare page. */
export async function measureJavaScript({ bare, real }: Sites): Promise<string> {
  const browser = await launchBrowser()
  try {
    const bareWeight = await weighPage(browser, bare, '/')
    const pages: PageWeight[] = []
    // Sequential: pages measured in parallel share the processor, which makes the late loads vary.
    for (const path of PAGES) {
      console.error(`Loading ${path} …`)
      pages.push(await weighPage(browser, real, path))
    }
    return report(bareWeight, pages)
  } finally {
    await browser.close()
  }
}
