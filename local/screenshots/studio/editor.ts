/** An editor in the Studio, as the pictures need one. */
import type { Browser, Locator, Page } from 'playwright-core'

/** The part of the window to show, in CSS pixels. */
export type Part = { x: number; y: number; width: number; height: number }

export type Editor = {
  page: Page
  /** Opens a place in the Studio, such as `/content`. */
  open(path: string): Promise<void>
  /** Opens a document, at a field if one is given. */
  edit(document: { id: string; type: string }, field?: string): Promise<void>
  /** The innermost window over the form, in which parts of a document are edited. */
  dialog: Locator
  field(name: string): Locator
  /** Draws a frame around what the text beside the picture is about. */
  mark(...places: Locator[]): Promise<void>
  /** Waits until pictures have arrived and nothing moves any more. */
  settle(): Promise<void>
  picture(part?: Part): Promise<Buffer>
}

const VIEWPORT = { width: 1440, height: 900 }

/** Milliseconds in which the Studio's transitions end. */
const SETTLED = 900

const TIMEOUT_MS = 60_000

/** Distance of a frame from what it frames, in pixels. */
const MARGIN = 5

async function frame(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox()
  if (!box) throw new Error(`There is nothing to mark: ${place}`)
  await page.evaluate(
    ({ x, y, width, height, margin }) => {
      const element = document.createElement('div')
      Object.assign(element.style, {
        position: 'fixed',
        left: `${x - margin}px`,
        top: `${y - margin}px`,
        width: `${width + 2 * margin}px`,
        height: `${height + 2 * margin}px`,
        border: '3px solid #d9480f',
        borderRadius: '8px',
        zIndex: '2147483647',
        pointerEvents: 'none',
      })
      document.body.append(element)
    },
    { ...box, margin: MARGIN },
  )
}

/** Opens the Studio in a window of its own, always of one size, with no memory of earlier ones. */
export async function openEditor(browser: Browser, site: string): Promise<Editor> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Hobart',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const open = async (path: string): Promise<void> => {
    await page.goto(`${site}/studio${path}`)
    await page.getByTestId('studio-navbar').waitFor()
  }
  const settle = async (): Promise<void> => {
    await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete))
    await page.waitForTimeout(SETTLED)
  }
  return {
    page,
    open,
    settle,
    edit: async ({ id, type }, field) => {
      await open(`/intent/edit/id=${id};type=${type}${field ? `;path=${encodeURIComponent(field)}` : ''}`)
      await page.getByTestId('document-panel-document-title').waitFor()
      await page.waitForTimeout(SETTLED)
    },
    dialog: page.getByTestId('nested-object-dialog').last(),
    field: (name) => page.locator(`[data-testid='field-${name}']`).last(),
    mark: async (...places) => {
      for (const place of places) await place.waitFor()
      await page.waitForTimeout(SETTLED)
      for (const place of places) await frame(page, place)
    },
    picture: async (part) => {
      await settle()
      return page.screenshot({ clip: part, animations: 'disabled', caret: 'hide' })
    },
  }
}
