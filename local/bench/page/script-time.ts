/**
 * The section of the report about what a reader's processor does: time in scripts and memory of pages that nobody touches,
 * after loading and after reading to the end. Visits of the site and of the bare page are interleaved.
 */
import type { Browser } from 'playwright-core'
import { table } from '../../processes/markdown-table.ts'
import { launchBrowser } from '../../system-packages/browser.ts'
import { median } from '../numbers.ts'
import type { Sites } from '../sites.ts'

const PROCESSOR_SLOWDOWN = 4
const VISITS = 5
/** Milliseconds after the load event within which whatever a page does by itself has been done. */
const SETTLED_MS = 6000
const PATHS = ['/', '/voice-over-artists', '/enquiry']
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Milliseconds in scripts since the navigation began, and MB of the JavaScript heap. */
type Reading = { script: number; heap: number }
type Visit = { loaded: Reading; read: Reading }

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const chromium = await context.newCDPSession(page)
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
    await chromium.send('Performance.enable')
    async function read(): Promise<Reading> {
      await chromium.send('HeapProfiler.collectGarbage')
      const { metrics } = await chromium.send('Performance.getMetrics')
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
      return { script: of('ScriptDuration') * 1000, heap: of('JSHeapUsedSize') / 1e6 }
    }
    await page.goto(url)
    await page.waitForTimeout(SETTLED_MS)
    const loaded = await read()
    // By gestures: what a script of ours scrolled would count as the page's.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let read = 0; read < height; read += PHONE.viewport.height * 0.8) {
      await page.mouse.wheel(0, PHONE.viewport.height * 0.8)
      await page.waitForTimeout(150)
    }
    await page.waitForTimeout(SETTLED_MS)
    return { loaded, read: await read() }
  } finally {
    await context.close()
  }
}

/** Script time and heap of a few pages and of the bare one. */
export async function measureScriptTime({ bare, real }: Sites): Promise<string> {
  const pages = [
    { name: 'bare Next page', url: `${bare.origin}/`, visits: [] as Visit[] },
    ...PATHS.map((path) => ({ name: path, url: real.origin + path, visits: [] as Visit[] })),
  ]
  const browser = await launchBrowser()
  try {
    for (let round = 1; round <= VISITS; round++) {
      console.error(`Script time, round ${round} of ${VISITS} …`)
      for (const { url, visits } of pages) visits.push(await visit(browser, url))
    }
  } finally {
    await browser.close()
  }
  const rows = pages.map(({ name, visits }) => {
    const of = (moment: keyof Visit, value: keyof Reading) => median(visits.map((one) => one[moment][value]))
    return [
      name,
      of('loaded', 'script').toFixed(0),
      of('read', 'script').toFixed(0),
      of('loaded', 'heap').toFixed(1),
      of('read', 'heap').toFixed(1),
    ]
  })
  return [
    '## Script time and memory of a reader',
    `Chromium with a processor ${PROCESSOR_SLOWDOWN} times slower, medians of ${VISITS} interleaved visits that touch nothing: ${SETTLED_MS / 1000} s after loading, and ${SETTLED_MS / 1000} s after scrolling to the end. Aims for the home page: 30 and 110 ms.`,
    table(['Page', 'loaded ms', 'read ms', 'loaded MB', 'read MB'], rows),
  ].join('\n\n')
}
