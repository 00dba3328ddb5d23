/** Every upload of the Studio passes one check, whichever way the file comes (B206): in a browser, which reads and drops files. */

import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { createPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import {
  button,
  closeDialog,
  goInStudio,
  openPage,
  openSection,
  openStudioForFile,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

type Upload = { name: string; mimeType: string; buffer: Buffer }

const MARK = 'studio-upload'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">
  <script>alert(1)</script><image href="https://example.com/a.png"/><rect width="40" height="20" fill="#${String(Date.now() % 1_000_000).padStart(6, '0')}"/></svg>`

let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await createPublished('test-studio-uploads', 'page', {
    title: 'Page for uploads',
    path: '/test-studio-uploads',
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'A page for uploads', tone: 'cream' },
      { _key: 'pic', _type: 'mediaFeature', heading: 'Look here', tone: 'white', imageSide: 'right' },
    ],
  })
})

openStudioForFile(
  (studio) => {
    page = studio.page
  },
  // Sanity logs what is refused, and that it can draw no thumbnail of what is no picture.
  /was not taken|Image preprocessing failed/,
)

test.afterAll(async () => {
  await removeCreated()
  await lake().delete({ query: '*[originalFilename match $mark]', params: { mark: `${MARK}*` } })
})

/** A painted picture of its own colour, so that it is always a new asset. */
async function painted(name: string, width: number, height: number): Promise<Upload> {
  const background = { r: width % 255, g: Date.now() % 255, b: 90 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${MARK}-${name}`, mimeType: 'image/png', buffer }
}

/** The file of a picture with so many bytes: what follows its end is not read. */
async function heavy(name: string): Promise<string> {
  const { buffer } = await painted(name, 40, 40)
  const file = test.info().outputPath(`${MARK}-${name}`)
  writeFileSync(file, Buffer.concat([buffer, Buffer.alloc(12_900_000)]))
  return file
}

/** Waits for the message about a file, and closes it. */
async function refused(name: string, reason: string | RegExp): Promise<void> {
  // The media library says it as well, after words of its own.
  const title = new RegExp(`^\\s*“${MARK}-${name.replace('.', '\\.')}” was not taken`)
  const message = page.getByRole('alert').filter({ hasText: title })
  await expect(message).toContainText(reason)
  await message.getByRole('button').click()
  await expect(message).toBeHidden()
}

async function drop(target: Locator, { name, mimeType, buffer }: Upload): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type }))
      return dataTransfer
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: transfer })
}

test('a picture of 12.9 MB is refused by button, by the three dots, by drag and in the media library', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openPage(page, 'Page for uploads')
  const form = await openSection(page, 'Picture and text')
  await form.locator('input[type="file"]').setInputFiles(await heavy('button.png'))
  await refused('button.png', 'It has 13 MB. Save it as a JPG of at most 10 MB, 2,500 pixels wide, and try again.')

  await form.locator('input[type="file"]').setInputFiles(await painted('good.png', 900, 600))
  await button(form, 'Open image edit dialog').waitFor()
  await form.getByTestId('options-menu-button').click()
  await page.getByRole('menuitem', { name: 'Earlier uploads' }).waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload', exact: true }).click(),
  ])
  await chooser.setFiles(await heavy('menu.png'))
  await refused('menu.png', 'It has 13 MB')
  // The picture that was there stays, with its menu.
  await button(form, 'Open image edit dialog').waitFor()

  await drop(form.getByTestId('image-input').locator('img').first(), await painted('large.png', 6001, 10))
  await refused('large.png', 'It has 6,001 × 10 pixels')
  await closeDialog(page)

  await goInStudio(page, '/studio/media')
  const media = page.locator('input[type="file"]').first()
  await media.waitFor({ state: 'attached' })
  await media.setInputFiles(await heavy('media.png'))
  await refused('media.png', 'It has 13 MB')
})

test('a drawing in the place of a picture is cleaned of scripts and of what it fetches from elsewhere, and asks for new words', async () => {
  await goInStudio(page, '/studio/content')
  await openPage(page, 'Page for uploads')
  const form = await openSection(page, 'Picture and text')
  const words = textbox(form, 'What the picture shows')
  await words.fill('The first picture')
  await form.getByTestId('options-menu-button').click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload', exact: true }).click(),
  ])
  const name = `${MARK}-logo.svg`
  await chooser.setFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) })
  await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: `“${name}” was cleaned` })
    .waitFor()
  const stored = () => lake().fetch<string | null>('*[originalFilename == $name][0].url', { name })
  await expect.poll(stored).toBeTruthy()
  const svg = await (await fetch(String(await stored()))).text()
  expect(svg).toContain('<rect')
  expect(svg).not.toMatch(/script|example\.com/)
  await expect(words).toHaveValue('')
  await closeDialog(page)
})
