/**
 * Measures pages, presses and pastes as on a slow phone: Chromium's own throttling of processor and network, where Lighthouse
 * simulates them. Visits of the site and of the bare page are interleaved.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { table } from '../../processes/markdown-table.ts'
import { launchBrowser } from '../../system-packages/browser.ts'
import { median } from '../numbers.ts'
import { phoneTargets } from '../pages.ts'
import type { Sites } from '../sites.ts'

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

/** How long a finger rests before it is lifted, in milliseconds. */
const HELD_MS = 200

/**
 * When a press is made: some time after the page has loaded, or as soon as the visitor sees it; "held" is after it has loaded,
 * with a finger that rests first.
 */
type Moment = 'loaded' | 'painted' | 'held'

/** Aims in milliseconds, from when the finger is lifted. */
type Press = { name: string; aim: Partial<Record<Moment, number>>; control: string; shown: string | null }

/** `shown` appears, or changes its text, in response to a press of `control`; null = another page is painted. */
const PRESSED: readonly Press[] = [
  {
    name: 'menu',
    aim: { loaded: 52, painted: 250 },
    control: 'header [popovertarget]',
    shown: '#site-menu:popover-open',
  },
  {
    name: 'quote form',
    aim: { loaded: 150, painted: 250 },
    control: 'main [data-enquiry]',
    shown: 'dialog[open] textarea',
  },
  {
    name: 'Play',
    aim: { loaded: 68, painted: 250 },
    control: 'main [data-act=play]',
    shown: '[data-playback]:not([data-playback=off])',
  },
  {
    name: 'another page',
    aim: { loaded: 1250, painted: 1250, held: 150 },
    control: 'main a[href="/services/jingles"]',
    shown: null,
  },
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
    function poll(): void {
      const now = text()
      if (now !== undefined && now !== before) resolve(performance.now() - pressed)
      else requestAnimationFrame(poll)
    }
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp
        poll()
      },
      { capture: true, once: true },
    )
  })
}

/** Runs in each page: notes when the last press ended, for the page that comes. */
function notePresses(): void {
  addEventListener(
    'pointerup',
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
      await pause(LATE_FONTS_MS)
      await route.continue()
    })
    await page.goto(url)
    await page.waitForTimeout(1000)
    return (await readPaints(page)).shift
  })
}

/** Until the response is shown, and until the browser could paint the next frame (INP of this press), in milliseconds. */
type Duration = { shown: number; frame: number | null }

/** Runs in the page: notes how long each interaction delays the next frame. */
function observeInteractions(): void {
  Object.assign(window, { longest: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) {
        Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), entry.duration) })
      }
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** Presses with a finger that rests on the control before it is lifted. */
async function pressAndHold(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (!box) throw new Error('What is to be pressed is not shown')
  const chromium = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await chromium.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(HELD_MS)
  await chromium.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function measurePress(browser: Browser, origin: string, press: Press, moment: Moment): Promise<Duration> {
  const { control, shown } = press
  return await withThrottledPage(browser, async (page) => {
    await page.addInitScript(notePresses)
    await page.addInitScript(observeInteractions)
    await page.goto(`${origin}/`, { waitUntil: moment === 'painted' ? 'commit' : 'load' })
    await untilPainted(page)
    const pressed = page.locator(control).filter({ visible: true }).first()
    // Not just before the press, which would then wait for the layout of what comes into view.
    await pressed.scrollIntoViewIfNeeded()
    if (moment !== 'painted') await page.waitForTimeout(BEFORE_PRESS_MS)
    if (shown !== null) {
      const [milliseconds] = await Promise.all([page.evaluate(pressToShown, shown), pressed.tap()])
      // The browser reports an interaction some frames later.
      await page.waitForTimeout(1000)
      return { shown: milliseconds, frame: await page.evaluate(() => Reflect.get(window, 'longest')) }
    }
    const pressing = moment === 'held' ? pressAndHold(page, pressed) : pressed.tap()
    await Promise.all([page.waitForURL((url) => url.pathname !== '/'), pressing])
    const painted = await page.waitForFunction(pressToPainted)
    return { shown: (await painted.jsonValue()) ?? 0, frame: null }
  })
}

/** Pages with a field for a script: as one line, and the whole desk. */
const SCRIPT_PAGES = ['/', '/script'] as const
const SCRIPT = 'MVO: Fresh bread, every morning. Find us on 12 High Street, or call 1800 555 010. '.repeat(6)
const SCRIPT_FIELD = 'main [data-script-field]'
/** From the tap on the field to the paste in milliseconds: a finger has to find the menu. */
const BEFORE_PASTE_MS = 1000

/** Until any count of words is shown, and until it is the whole reading's, in milliseconds from the paste. */
type Count = { first: number; read: number }

/** Runs in each page: times the next paste. The approximate count stands in an attribute, the reading's in the text. */
function observePaste(): void {
  addEventListener(
    'paste',
    ({ timeStamp }) => {
      const count: Partial<Count> = {}
      Object.assign(window, { count })
      requestAnimationFrame(function poll(): void {
        const output = document.querySelector<HTMLElement>('main [data-words]')
        const isRead = Boolean(output?.textContent)
        if (isRead || output?.dataset.count) count.first ??= performance.now() - timeStamp
        if (isRead) count.read = performance.now() - timeStamp
        else requestAnimationFrame(poll)
      })
    },
    { capture: true, once: true },
  )
}

/** A first visit that pastes a script: as soon as its field is seen, or some time after the page has loaded. */
async function measurePaste(browser: Browser, url: string, moment: Moment): Promise<Count> {
  return await withThrottledPage(browser, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(observePaste)
    await page.goto(url, { waitUntil: moment === 'painted' ? 'commit' : 'load' })
    await untilPainted(page)
    if (moment === 'loaded') await page.waitForTimeout(BEFORE_PRESS_MS)
    await page.evaluate((text) => navigator.clipboard.writeText(text), SCRIPT)
    await page.locator(SCRIPT_FIELD).filter({ visible: true }).first().tap()
    await page.waitForTimeout(BEFORE_PASTE_MS)
    await page.keyboard.press('ControlOrMeta+V')
    await page.waitForFunction(() => Reflect.get(window, 'count')?.read)
    return await page.evaluate(() => Reflect.get(window, 'count'))
  })
}

type PageOnPhone = { name: string; visits: readonly Paints[]; lateFonts: number }
type PressOnPhone = { press: Press; moment: Moment; durations: readonly Duration[] }
type PasteOnPhone = { path: string; moment: Moment; counts: readonly Count[] }

function phoneReport(
  pages: readonly PageOnPhone[],
  presses: readonly PressOnPhone[],
  pastes: readonly PasteOnPhone[],
): string {
  const rows = pages.map(({ name, visits, lateFonts }) => {
    const of = (value: keyof Paints) => median(visits.map((paints) => paints[value]))
    return [name, (of('largest') / 1000).toFixed(2), of('shift').toFixed(3), lateFonts.toFixed(3)]
  })
  return [
    '## On a slow phone',
    `Chromium's own throttling: ${PROCESSOR_SLOWDOWN} times slower processor, slow 4G. Medians of ${VISITS} interleaved first visits of ${OBSERVED_MS / 1000} s. Fonts are late by ${LATE_FONTS_MS / 1000} s. Aims: LCP 1.8 s, CLS 0.02.`,
    table(['Page', 'LCP s', 'CLS', 'CLS, late fonts'], rows),
    `Presses on the home page until the response is shown: ${BEFORE_PRESS_MS / 1000} s after it has "loaded", as soon as it is "painted", and after it has loaded with a finger that is "held" on the link for ${HELD_MS} ms, from when it is lifted. "INP" is what Chromium reports for the press; aim: 100.`,
    table(
      ['Press', 'made when', 'aim ms', 'median ms', 'INP ms', 'each'],
      presses.map(({ press: { name, aim }, moment, durations }) => [
        name,
        moment,
        String(aim[moment] ?? ''),
        median(durations.map(({ shown }) => shown)).toFixed(0),
        durations.some(({ frame }) => frame === null)
          ? ''
          : median(durations.map(({ frame }) => frame ?? 0)).toFixed(0),
        durations.map(({ shown }) => shown.toFixed(0)).join(' '),
      ]),
    ),
    `A script of ${SCRIPT.length} characters that is pasted ${BEFORE_PASTE_MS / 1000} s after a tap on its field, in milliseconds from the paste until a count of its words is shown ("first"; aim: 300), and until it is "read".`,
    table(
      ['Page', 'tapped when', 'first ms', 'read ms', 'each first'],
      pastes.map(({ path, moment, counts }) => [
        path,
        moment,
        median(counts.map(({ first }) => first)).toFixed(0),
        median(counts.map(({ read }) => read)).toFixed(0),
        counts.map(({ first }) => first.toFixed(0)).join(' '),
      ]),
    ),
  ].join('\n\n')
}

/** Paints, layout shifts, presses and pastes with real throttling. */
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
    const moments: readonly Moment[] = ['loaded', 'painted', 'held']
    const presses = PRESSED.flatMap((press) =>
      moments
        .filter((moment) => press.aim[moment] !== undefined)
        .map((moment) => ({ press, moment, durations: [] as Duration[] })),
    )
    for (let round = 1; round <= PRESSES; round++) {
      console.error(`Presses, round ${round} of ${PRESSES} …`)
      for (const { press, moment, durations } of presses) {
        durations.push(await measurePress(browser, sites.real.origin, press, moment))
      }
    }
    const pastes = SCRIPT_PAGES.flatMap((path) =>
      (['loaded', 'painted'] as const).map((moment) => ({ path, moment, counts: [] as Count[] })),
    )
    for (let round = 1; round <= PRESSES; round++) {
      console.error(`Pastes, round ${round} of ${PRESSES} …`)
      for (const { path, moment, counts } of pastes) {
        counts.push(await measurePaste(browser, sites.real.origin + path, moment))
      }
    }
    return phoneReport(pages, presses, pastes)
  } finally {
    await browser.close()
  }
}
