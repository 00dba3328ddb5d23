/** Opens pages that hold hostile strings, without the policy that would stop scripts: nothing may have got that far. */
import type { BrowserContext, Page } from 'playwright-core'
import { open, rests } from './browser'

export type Watched = {
  page: Page
  context: BrowserContext
  /** What has run. */
  ran: string[]
  foreign: string[]
}

/** A window in which `pwned()` is there to be called, and every call is noted. */
export async function openWatched(width = 1280): Promise<Watched> {
  const { page, context, foreign } = await open({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const ran: string[] = []
  await page.exposeFunction('pwned', () => {
    ran.push('pwned()')
  })
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  return { page, context, ran, foreign }
}

/** Scrolls through, so that every part's own code has taken over, then tries on every element what a visitor's hand would set off. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2500) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
  })
  await rests(page)
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('body *')) {
      for (const type of ['mouseover', 'pointerover', 'focus', 'animationstart', 'error', 'load', 'toggle', 'begin']) {
        element.dispatchEvent(new Event(type, { bubbles: false }))
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
}

/** Elements and addresses that have no business in a page of this site. */
export function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll(
      'object, embed, base, frame, applet, iframe, meta[http-equiv], marquee',
    )) {
      found.push(element.outerHTML.slice(0, 200))
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${name}="${value.slice(0, 100)}"`)
        if (!/^(href|src|action|formaction|poster|srcset|data)$|:href$/i.test(name) || value === '') continue
        if (!URL.canParse(value, location.href)) continue
        const { protocol } = new URL(value, location.href)
        // As pictures, where no script of a drawing runs.
        const isDrawing = protocol === 'data:' && /^(?:img|source)$/.test(element.localName)
        if (!/^(https?|mailto|tel|blob):$/.test(protocol) && !isDrawing) found.push(`${name}="${value.slice(0, 100)}"`)
      }
    }
    return found
  })
}

/** How far a hand can move the page to the side, in pixels. */
export async function scrolledSideways(page: Page): Promise<number> {
  await page.mouse.move(160, 400)
  await page.mouse.wheel(2000, 0)
  await page.waitForTimeout(150)
  return page.evaluate(() => window.scrollX)
}

/**
 * What sticks out of its card, and whether the page scrolls sideways. What an element within the card cuts off does not stick out.
 * @param cards a selector of the boxes that must hold what is theirs
 */
export function layoutProblems(page: Page, cards: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const problems: string[] = []
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 0) problems.push(`the page is ${wide} px too wide`)

    function isCut(element: Element, card: Element): boolean {
      for (let box: Element | null = element; box && box !== card; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box)
        if (overflowX !== 'visible' || (position === 'absolute' && clipPath !== 'none')) return true
      }
      return false
    }

    const boxes = Array.from(document.querySelectorAll(selector))
    if (boxes.length === 0) problems.push(`there is no ${selector}`)
    for (const card of boxes) {
      const outer = card.getBoundingClientRect()
      for (const element of card.querySelectorAll('*')) {
        const { left, right, width, height } = element.getBoundingClientRect()
        if (width * height === 0 || (left >= outer.left - 1 && right <= outer.right + 1) || isCut(element, card))
          continue
        problems.push(
          `${element.localName} of "${card.textContent?.slice(0, 40)}": ${left}-${right}, card ${outer.left}-${outer.right}`,
        )
        break
      }
      // Of a word without end Chromium lets a letter hang over the edge; the page's margin takes it.
      if (getComputedStyle(card).overflowX === 'visible' && card.scrollWidth > card.clientWidth + 16) {
        problems.push(`text of "${card.textContent?.slice(0, 40)}": ${card.scrollWidth} of ${card.clientWidth} px`)
      }
    }
    return problems.slice(0, 10)
  }, cards)
}
