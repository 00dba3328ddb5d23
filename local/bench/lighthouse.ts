/** Runs Lighthouse with its defaults (mobile, simulated throttling), offline, each run in a fresh Chromium. */
import lighthouse from 'lighthouse'
import { launchBrowser } from '../browser.ts'
import { freePorts } from '../free-ports.ts'
import { CATEGORIES, type Category, type LighthouseRun, type Metric } from './lighthouse-medians.ts'

/** One run. @throws Error when Lighthouse could not load the page */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const [port = 0] = await freePorts(1)
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
    const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
    const metric = (name: Metric) => {
      const value = audits[name]?.numericValue
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name} of ${url}`)
      return value
    }
    const failed = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const value = audits[id]?.score
        return weight > 0 && typeof value === 'number' && value < 0.9 ? [id] : []
      }),
    )
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      'largest-contentful-paint': metric('largest-contentful-paint'),
      'total-blocking-time': metric('total-blocking-time'),
      'cumulative-layout-shift': metric('cumulative-layout-shift'),
      failed,
    }
  } finally {
    await browser.close()
  }
}
