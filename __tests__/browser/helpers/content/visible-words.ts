/** Finds texts on a page that are neither marked words nor content of another document or of the API. */
import type { Page } from '@playwright/test'
import { strayAmong } from '../../../helpers/data/known-texts.ts'

/** What a sighted visitor reads now: text nodes, placeholders, options and the title. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title]
    const isShown = (element: Element) => {
      if (element.closest('.visually-hidden, script, style, textarea')) return false
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return false
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { clipPath } = getComputedStyle(around)
        if (clipPath === 'inset(50%)') return false
      }
      return true
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (parentElement && textContent?.trim() && isShown(parentElement)) texts.push(textContent)
    }
    for (const field of document.querySelectorAll('[placeholder]')) texts.push(field.getAttribute('placeholder') ?? '')
    return texts
  })
}

/** The texts in sight that stand in no document, each once. */
export async function strayTexts(page: Page): Promise<string[]> {
  return strayAmong(await visibleTexts(page))
}
