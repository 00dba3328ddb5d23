/** Automates an editor's session in the Studio for the screenshots. */
import type { Browser, Locator, Page } from 'playwright-core'
import { LOCALE } from '../../../lib/format/locale.ts'

/** The visible part of the window, in CSS pixels. */
export type Part = { x: number; y: number; width: number; height: number }

export type Editor = Awaited<ReturnType<typeof openEditor>>

const VIEWPORT = { width: 1440, height: 900 }

/** Longest transition of the Studio, in milliseconds. */
const SETTLED = 900

const TIMEOUT_MS = 60_000

/** Distance of a frame from what it frames, in pixels. */
const MARGIN = 5

async function frame(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`There is nothing to mark: ${locator}`)
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

/** Opens the Studio in a new browser context of fixed size, without stored state. */
export async function openEditor(browser: Browser, site: string) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: LOCALE,
    timezoneId: 'Australia/Hobart',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  /** Opens a path of the Studio, such as `/content`. */
  const open = async (path: string): Promise<void> => {
    await page.goto(`${site}/studio${path}`)
    await page.getByTestId('studio-navbar').waitFor()
  }
  /** Waits until images have loaded and transitions have ended. */
  const settle = async (): Promise<void> => {
    await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete))
    await page.waitForTimeout(SETTLED)
  }
  return {
    page,
    open,
    settle,
    /** Opens a document, at a field if one is given. */
    edit: async ({ id, type }: { id: string; type: string }, field?: string): Promise<void> => {
      await open(`/intent/edit/id=${id};type=${type}${field ? `;path=${encodeURIComponent(field)}` : ''}`)
      await page.getByTestId('document-panel-document-title').waitFor()
      await page.waitForTimeout(SETTLED)
    },
    /** The innermost dialog over the form. */
    dialog: page.getByTestId('nested-object-dialog').last(),
    field: (name: string) => page.locator(`[data-testid='field-${name}']`).last(),
    /** Draws a frame around the elements that the text beside the picture describes. */
    mark: async (...locators: Locator[]): Promise<void> => {
      for (const locator of locators) await locator.waitFor()
      await page.waitForTimeout(SETTLED)
      for (const locator of locators) await frame(page, locator)
    },
    picture: async (part?: Part) => {
      await settle()
      return page.screenshot({ clip: part, animations: 'disabled', caret: 'hide' })
    },
  }
}
