/**
 * `npm run screenshots`: takes the README's screenshots into docs/screenshots, from a running site (`npm run site` in
 * another terminal); `SITE=http://localhost:3100 npm run screenshots` uses another URL.
 *
 * `npm run screenshots -- pages`: takes every page, and every state of one, at six widths into .local/screenshots, from a running site.
 *
 * `npm run screenshots -- studio`: takes the screenshots of docs/EDITING.md into docs/screenshots/studio, from a
 * temporary site.
 */
import type { Browser } from 'playwright-core'
import { type Arguments, UsageError } from '../processes/command.mjs'
import { launchBrowser } from '../system-packages/browser.ts'
import { subjectsOf, takePagePictures } from './pages.ts'
import { takeReadmePictures } from './readme.ts'
import { takeStudioPictures } from './studio/take-pictures.ts'

export const usage = {
  name: 'screenshots',
  description:
    'takes the README\'s screenshots from the running site at SITE (http://localhost:3000), with "pages" every page and state, or these, at six widths, with "studio" those of the editors\' guide or these from a temporary site.',
  words: '[pages [<path or state> …] | studio [<name> …]]',
}

/** Runs with a Chromium and the origin of the running site: `SITE`, or the default. */
async function withRunningSite(work: (browser: Browser, site: string) => Promise<void>): Promise<void> {
  const browser = await launchBrowser()
  try {
    await work(browser, process.env.SITE ?? 'http://localhost:3000')
  } finally {
    await browser.close()
  }
}

export async function run({ words: [part, ...rest] }: Arguments): Promise<number> {
  if (part === undefined) await withRunningSite(takeReadmePictures)
  else if (part === 'pages') {
    const subjects = subjectsOf(rest)
    await withRunningSite((browser, site) => takePagePictures(browser, site, subjects))
  } else if (part === 'studio') await takeStudioPictures(rest)
  else throw new UsageError(`There is no part "${part}".`)
  return 0
}
