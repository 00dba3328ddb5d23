/**
 * Takes the thumbnails of the Studio's section picker from a running demo site into studio/static/sections: one of each
 * section type that the demo content uses, from the section with the most content.
 *
 *   node local/commands/with-node.mjs local/screenshots/section-thumbnails.ts
 *   SITE=http://localhost:3100 …                    from another URL
 *   … section-thumbnails.ts reviews samples         these types only
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { readDocuments } from '../demo-content.ts'
import { withRunningSite } from './take.ts'

type Section = { _type: string }
type StoredPage = { _type: string; path?: string; sections?: Section[] }
type Place = { path: string; index: number; length: number; parts?: string }

const FOLDER = join('studio', 'static', 'sections')
const VIEW = { width: 1280, height: 800 }
const THUMBNAIL = { width: 480, height: 300 }

/** Hides what would cover a section while it is scrolled into view. */
const WITHOUT_OVERLAYS = 'header, nextjs-portal, [href="#main"] { visibility: hidden !important }'

/** Sections that the demo shows only in the frame, with the same appearance: the last band before the footer. */
const IN_FRAME: Record<string, Place> = { logos: { path: '/our-story', index: 1, length: 0, parts: 'main ~ *' } }

/** For each section type, the section of the demo site with the most content. */
function places(): Map<string, Place> {
  const found = new Map<string, Place>(Object.entries(IN_FRAME))
  for (const { _type, path, sections = [] } of readDocuments<StoredPage>()) {
    if (_type !== 'page' || !path) continue
    for (const [index, section] of sections.entries()) {
      const { length } = JSON.stringify(section)
      if (length > (found.get(section._type)?.length ?? 0)) found.set(section._type, { path, index, length })
    }
  }
  return found
}

/** A screenshot of a section: sections are the children of `main`, in the order of the content. */
async function pictureOf(page: Page, site: string, { path, index, parts = 'main > :not(h1)' }: Place): Promise<Buffer> {
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: WITHOUT_OVERLAYS })
  // A page that does not start with a banner has its title first, for screen readers.
  const section = page.locator(parts).nth(index)
  await section.evaluate((element) => element.scrollIntoView())
  // Sections load their code and pictures when they become visible.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  return section.screenshot({ animations: 'disabled' })
}

/** The top of a screenshot, as a thumbnail; what is lower stands in the middle of it. */
async function writeThumbnail(picture: Buffer, file: string): Promise<void> {
  const { width, height } = await sharp(picture).metadata()
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, VIEW.height) })
    .resize({ ...THUMBNAIL, fit: 'contain', background: '#efe9dd' })
    .webp({ quality: 65 })
    .toFile(file)
}

const wanted = process.argv.slice(2)

await withRunningSite(async (browser, site) => {
  for (const [type, place] of places()) {
    if (wanted.length > 0 && !wanted.includes(type)) continue
    const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce', bypassCSP: true })
    const file = join(FOLDER, `${type}.webp`)
    await writeThumbnail(await pictureOf(page, site, place), file)
    console.log(`${file}, from ${place.path}`)
    await page.close()
  }
})
