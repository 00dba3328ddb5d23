/** Waits and movements in a page. */
import { errors, type Locator, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/**
 * Waits until the page has been without requests for half a second, for ten seconds at most, because Chromium does
 * not always report the end of a cancelled request. The following assertion decides whether everything is there.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
}

/** Waits until the page has been drawn twice more: handlers, observers and layout of what has happened so far have run. */
export function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Waits until an element has been in the same position for ten frames: nothing scrolls or moves it any more. */
export function untilStill(part: Locator): Promise<void> {
  return part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let position = ''
        let frames = 0
        function check(): void {
          const { left, top } = element.getBoundingClientRect()
          frames = position === `${left} ${top}` ? frames + 1 : 0
          position = `${left} ${top}`
          if (frames === 10) resolve()
          else requestAnimationFrame(check)
        }
        check()
      }),
  )
}

/** Shows an interest in a control of each island, and waits until React has hydrated all of them. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const used = Array.from(document.querySelectorAll('[data-island]'), (island) => ({
      container: island.firstElementChild ?? island,
      control: island.querySelector('button:not([data-act]), [data-act=press], input, textarea, select'),
    })).filter(({ control }) => control !== null)
    for (const { control } of used) control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    const isTaken = (container: Element) => Object.keys(container).some((name) => name.startsWith('__reactContainer'))
    return new Promise<void>((resolve) => {
      function check(): void {
        if (used.every(({ container }) => isTaken(container))) resolve()
        else requestAnimationFrame(check)
      }
      check()
    })
  })
}

/** Keeps islands from hydrating: their common code does not arrive. @returns a function that lets it arrive */
export function holdHydration(page: Page): Promise<() => void> {
  return holdRequests(page, '**/_next/static/chunks/hydrate.*')
}

/** Scrolls through the page and back, and hydrates every island, so that what loads late has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' })
      // Observers run at the end of a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await hydrateAll(page)
  await untilIdle(page)
}

/** Holds a page's requests to URLs that match, so that the state until their response can be seen. Returns their release. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
