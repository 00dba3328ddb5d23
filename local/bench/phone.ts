/**
 * Measures pages and presses as on a slow phone: Chromium's own throttling of processor and network, where Lighthouse
 * simulates them. Visits of the site and of the bare page are interleaved.
 */
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { median } from './numbers.ts'
import { phoneTargets } from './pages.ts'
import type { Sites } from './sites.ts'
import { table } from './table.ts'

const PROCESSOR_SLOWDOWN = 4
const BYTES_PER_KILOBIT = 125
/** "Slow 4G" of Chromium's developer tools; latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1440 * BYTES_PER_KILOBIT,
  uploadThroughput: 675 * BYTES_PER_KILOBIT,
}
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const VISITS = 3
/** How long a page is observed, in milliseconds. */
const OBSERVED_MS = 7000
const LATE_FONTS_MS = 3000
const PRESSES = 5
/** Milliseconds from the load event to a press. */
const BEFORE_PRESS_MS = 3000

/** The time of the largest paint in milliseconds, and the cumulative layout shift. */
type Paints = { largest: number; shift: number }

type Press = { name: string; aim: number; control: string; shown: string | null }

/** `shown` appears, or changes its text, in response to a press of `control`; null = another page is painted. */
const PRESSED: readonly Press[] = [
  { name: 'menu', aim: 240, control: 'header [popovertarget]', shown: '#site-menu:popover-open' },
  { name: 'quote form', aim: 800, control: 'main [data-quote]', shown: 'dialog[open] textarea' },
  { name: 'Play', aim: 130, control: 'main [data-track]', shown: '[data-playback]:not([data-playback=off])' },
  { name: 'another page', aim: 1250, control: 'main a[href="/services/jingles"]', shown: null },
]

/** Runs in the page: sums up what Chromium reports. */
function observePaints(): void {
  const paints: Paints = { largest: 0, shift: 0 }
  Object.assign(window, { paints })
  function observe(type: string, handle: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime
  })
  observe('layout-shift', (entry) => {
    paints.shift += Number(Reflect.get(entry, 'value'))
  })
}

/** Runs in the page before a press. @returns milliseconds from the next press until an element appears or has another text */
function pressToShown(selector: string): Promise<number> {
  const text = () => document.querySelector(selector)?.textContent
  const before = text()
  return new Promise((resolve) => {
    let pressed = 0
    function look(): void {
      const now = text()
      if (now !== undefined && now !== before) resolve(performance.now() - pressed)
      else requestAnimationFrame(look)
    }
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp
        look()
      },
      { capture: true, once: true },
    )
  })
}

/** Runs in each page: notes when it was last pressed, for the page that comes. */
function notePresses(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
    true,
  )
}

/** Runs in the page that a pressed link has opened. @returns milliseconds from the press until it is painted, or null */
function pressToPainted(): number | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed')) : null
}

async function withNewPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

async function withThrottledPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  return await withNewPage(browser, async (page) => {
    const chromium = await page.context().newCDPSession(page)
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
    await chromium.send('Network.enable')
    await chromium.send('Network.emulateNetworkConditions', SLOW_4G)
    return await measure(page)
  })
}

function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(() => Reflect.get(window, 'paints'))
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  return await withThrottledPage(browser, async (page) => {
    await page.addInitScript(observePaints)
    await page.goto(url)
    await page.waitForTimeout(OBSERVED_MS)
    return await readPaints(page)
  })
}

/** Cumulative layout shift of a page whose fonts arrive late, on a fast network. */
async function shiftWithLateFonts(browser: Browser, url: string): Promise<number> {
  return await withNewPage(browser, async (page) => {
    await page.addInitScript(observePaints)
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_FONTS_MS))
      await route.continue()
    })
    await page.goto(url)
    await page.waitForTimeout(1000)
    return (await readPaints(page)).shift
  })
}

async function measurePress(browser: Browser, origin: string, { control, shown }: Press): Promise<number> {
  return await withThrottledPage(browser, async (page) => {
    await page.addInitScript(notePresses)
    await page.goto(`${origin}/`)
    const pressed = page.locator(control).filter({ visible: true }).first()
    // Not just before the press, which would then wait for the layout of what comes into view.
    await pressed.scrollIntoViewIfNeeded()
    await page.waitForTimeout(BEFORE_PRESS_MS)
    if (shown !== null) {
      const duration = page.evaluate(pressToShown, shown)
      await pressed.tap()
      return await duration
    }
    await Promise.all([page.waitForURL((url) => url.pathname !== '/'), pressed.tap()])
    const painted = await page.waitForFunction(pressToPainted)
    return (await painted.jsonValue()) ?? 0
  })
}

type PageOnPhone = { name: string; visits: readonly Paints[]; lateFonts: number }
type PressOnPhone = { press: Press; durations: readonly number[] }

function phoneReport(pages: readonly PageOnPhone[], presses: readonly PressOnPhone[]): string {
  const rows = pages.map(({ name, visits, lateFonts }) => {
    const of = (value: keyof Paints) => median(visits.map((paints) => paints[value]))
    return [name, (of('largest') / 1000).toFixed(2), of('shift').toFixed(3), lateFonts.toFixed(3)]
  })
  return [
    '## On a slow phone',
    `Chromium's own throttling: ${PROCESSOR_SLOWDOWN} times slower processor, slow 4G. Medians of ${VISITS} interleaved first visits of ${OBSERVED_MS / 1000} s. Fonts are late by ${LATE_FONTS_MS / 1000} s. Aims: LCP 1.8 s, CLS 0.02.`,
    table(['Page', 'LCP s', 'CLS', 'CLS, late fonts'], rows),
    `Presses on the home page, ${BEFORE_PRESS_MS / 1000} s after it has loaded, until the response is shown:`,
    table(
      ['Press', 'aim ms', 'median ms', 'each'],
      presses.map(({ press: { name, aim }, durations }) => [
        name,
        String(aim),
        median(durations).toFixed(0),
        durations.map((ms) => ms.toFixed(0)).join(' '),
      ]),
    ),
  ].join('\n\n')
}

/** Paints, layout shifts and presses with real throttling. */
export async function measureOnPhone(sites: Sites): Promise<string> {
  const targets = phoneTargets(sites).map((target) => ({ ...target, visits: [] as Paints[] }))
  const browser = await launchBrowser()
  try {
    for (let round = 1; round <= VISITS; round++) {
      console.error(`On a slow phone, round ${round} of ${VISITS} …`)
      for (const { url, visits } of targets) visits.push(await visit(browser, url))
    }
    const pages: PageOnPhone[] = []
    for (const { name, url, visits } of targets) {
      pages.push({ name, visits, lateFonts: await shiftWithLateFonts(browser, url) })
    }
    const presses = PRESSED.map((press) => ({ press, durations: [] as number[] }))
    for (let round = 1; round <= PRESSES; round++) {
      console.error(`Presses, round ${round} of ${PRESSES} …`)
      for (const { press, durations } of presses) durations.push(await measurePress(browser, sites.real.origin, press))
    }
    return phoneReport(pages, presses)
  } finally {
    await browser.close()
  }
}
