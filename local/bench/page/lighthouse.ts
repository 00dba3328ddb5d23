/** The section of the report about Lighthouse with its defaults (mobile, simulated throttling), offline. */
import lighthouse from 'lighthouse'
import { freePorts } from '../../processes/free-ports.ts'
import { table } from '../../processes/markdown-table.ts'
import { launchBrowser } from '../../system-packages/browser.ts'
import { median } from '../numbers.ts'
import { phoneTargets } from '../pages.ts'
import type { Sites } from '../sites.ts'

const ROUNDS = 5

/** Categories of Lighthouse, with the heads of their columns. */
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

type Run = {
  /** Scores from 0 to 100, by category. */
  scores: ReadonlyMap<string, number>
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
}

/** One run in a fresh Chromium. @throws Error when Lighthouse could not load the page */
async function runLighthouse(url: string): Promise<Run> {
  const [port = 0] = await freePorts(1)
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
    const metric = (name: string) => {
      const value = audits[name]?.numericValue
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name} of ${url}`)
      return value
    }
    return {
      scores: new Map(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      largestPaintMs: metric('largest-contentful-paint'),
      blockingMs: metric('total-blocking-time'),
      layoutShift: metric('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}

function report(pages: readonly { name: string; runs: readonly Run[] }[]): string {
  const rows = pages.map(({ name, runs }) => {
    const medianOf = (read: (run: Run) => number) => median(runs.map(read))
    const score = (category: string) => (run: Run) => run.scores.get(category) ?? 0
    return [
      name,
      ...Object.keys(CATEGORIES).map((category) => medianOf(score(category)).toFixed(0)),
      (medianOf((run) => run.largestPaintMs) / 1000).toFixed(2),
      medianOf((run) => run.blockingMs).toFixed(0),
      medianOf((run) => run.layoutShift).toFixed(3),
      runs.map(score('performance')).join(' '),
    ]
  })
  return [
    '## Lighthouse, mobile',
    `Medians of ${ROUNDS} interleaved runs, each in a fresh Chromium, with Lighthouse's own mobile settings (simulated slow 4G, fourfold CPU slowdown). "Each run" lists the performance scores.`,
    table(['Page', ...Object.values(CATEGORIES), 'LCP s', 'TBT ms', 'CLS', 'each run'], rows),
  ].join('\n\n')
}

/** Of ten pages and the bare page; runs are interleaved, so that noise affects all alike. */
export async function measureLighthouse(sites: Sites): Promise<string> {
  const targets = phoneTargets(sites).map((target) => ({ ...target, runs: [] as Run[] }))
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { name, url, runs } of targets) {
      console.error(`Lighthouse ${round} of ${ROUNDS}: ${name} …`)
      runs.push(await runLighthouse(url))
    }
  }
  return report(targets)
}
