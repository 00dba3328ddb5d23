/**
 * Takes the screenshots of the editors' guide (docs/EDITING.md) in the real Studio, with the demo content.
 *
 *   npm run screenshots -- studio             builds and serves a temporary site with its own copy of the content
 *   npm run screenshots -- studio seo link    these screenshots only
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startRealSite } from '../../bench/sites.ts'
import { CommandError } from '../../processes/command.mjs'
import { cleanUpAtExit } from '../../processes/processes.ts'
import { buildStudio } from '../../site/studio.ts'
import { launchBrowser } from '../../system-packages/browser.ts'
import { openEditor } from './editor.ts'
import { PICTURES } from './pictures.ts'

const FOLDER = join('docs', 'screenshots', 'studio')
const BUILD = '.next-screenshots'

async function startOwnSite(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'bowerbird-screenshots-'))
  cleanUpAtExit([BUILD, data])
  console.error('Building the Studio and the site (about two minutes) …')
  await buildStudio(process.env)
  return (await startRealSite({ build: BUILD, data })).origin
}

/**
 * Takes the screenshots, in the order of the guide: later ones show the changes made by earlier ones.
 * @param names of the screenshots; all when empty
 */
export async function takeStudioPictures(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in PICTURES))
  if (unknown.length > 0) {
    throw new CommandError(`No such picture: ${unknown.join(', ')}. There are ${Object.keys(PICTURES).join(', ')}.`)
  }
  const site = await startOwnSite()
  const browser = await launchBrowser()
  try {
    for (const [name, take] of Object.entries(PICTURES)) {
      if (names.length > 0 && !names.includes(name)) continue
      const editor = await openEditor(browser, site)
      const file = join(FOLDER, `${name}.webp`)
      await sharp(await take(editor))
        .webp({ quality: 75, effort: 6, smartSubsample: true })
        .toFile(file)
      console.log(file)
      await editor.page.context().close()
    }
  } finally {
    await browser.close()
  }
}
