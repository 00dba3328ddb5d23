/** The measurements of the running sites; each returns its section of the report. */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { readShares } from './chunk-contents.ts'
import { weighPage } from './javascript.ts'
import { runLighthouse } from './lighthouse.ts'
import type { LighthouseRun } from './lighthouse-medians.ts'
import { LIGHTHOUSE_PAGES, publishedPaths } from './pages.ts'
import { measurePublish, publishReport } from './publish.ts'
import { measureEngine, measureRequests, redirectsReport } from './redirects.ts'
import { javascriptReport, lighthouseReport, throughputReport } from './report.ts'
import type { OpenedPage } from './report-javascript.ts'
import type { RunningSite } from './sites.ts'
import { pagesPerSecond } from './throughput.ts'
import { measureVoiceFilters, voiceFiltersReport } from './voice-filters.ts'
import { measureVoices, voicesReport } from './voices.ts'

export type Sites = { bare: RunningSite; real: RunningSite & { lakeOrigin: string } }

type Paths = readonly string[] | null
type Progress = (text: string) => void

const LIGHTHOUSE_RUNS = 5
const THROUGHPUT_ROUNDS = 3
const LOAD = { connections: 16, seconds: 3 }
const WARM_UP = { connections: 16, seconds: 1 }

async function openPage(browser: Browser, site: RunningSite, path: string): Promise<OpenedPage> {
  const weight = await weighPage(browser, site.origin, path)
  return { ...weight, shares: new Map(weight.scripts.map((script) => [script, readShares(script, site.buildFolder)])) }
}

/** First-load JavaScript of every page of the site, or of the given ones. */
export async function measureJavaScript({ bare, real }: Sites, paths: Paths, progress: Progress): Promise<string> {
  const browser = await launchBrowser()
  try {
    const bareWeight = await openPage(browser, bare, '/')
    const pages: OpenedPage[] = []
    // Sequential: pages measured in parallel share the processor, which makes the late loads vary.
    for (const path of paths ?? (await publishedPaths(real.lakeOrigin))) {
      progress(`Loading ${path} …`)
      pages.push(await openPage(browser, real, path))
    }
    return javascriptReport({ bare: bareWeight, pages })
  } finally {
    await browser.close()
  }
}

/**
 * Lighthouse of the default pages or the given ones, and of the bare page; runs are interleaved, so that noise affects
 * all alike.
 */
export async function measureLighthouse({ bare, real }: Sites, paths: Paths, progress: Progress): Promise<string> {
  const targets: { name: string; url: string; runs: LighthouseRun[] }[] = [
    { name: 'bare Next page', url: `${bare.origin}/`, runs: [] },
    ...(paths ?? LIGHTHOUSE_PAGES).map((path) => ({ name: path, url: real.origin + path, runs: [] })),
  ]
  for (let run = 1; run <= LIGHTHOUSE_RUNS; run++) {
    for (const { name, url, runs } of targets) {
      progress(`Lighthouse ${run} of ${LIGHTHOUSE_RUNS}: ${name} …`)
      runs.push(await runLighthouse(url))
    }
  }
  return lighthouseReport(targets)
}

/** Pages per second of the home page and the bare page, uncompressed and gzipped, interleaved. */
export async function measureThroughput({ bare, real }: Sites, _paths: Paths, progress: Progress): Promise<string> {
  const findings = []
  for (const encoding of ['identity', 'gzip'] as const) {
    const rounds: Record<'bare' | 'home', number[]> = { bare: [], home: [] }
    const ask = (site: RunningSite, load: typeof LOAD) => pagesPerSecond(`${site.origin}/`, encoding, load)
    for (const site of [bare, real]) await ask(site, WARM_UP)
    for (let round = 1; round <= THROUGHPUT_ROUNDS; round++) {
      progress(`Pages per second, ${encoding}, round ${round} of ${THROUGHPUT_ROUNDS} …`)
      rounds.bare.push(await ask(bare, LOAD))
      rounds.home.push(await ask(real, LOAD))
    }
    findings.push({ encoding, ...rounds })
  }
  const { headers } = await fetch(`${real.origin}/`)
  return throughputReport(findings, LOAD, headers.get('x-nextjs-cache'))
}

/** Delay from publishing the home page's headline to the response with the new headline. */
export async function measurePublishing({ real }: Sites, _paths: Paths, progress: Progress): Promise<string> {
  progress('Publishing …')
  return publishReport(await measurePublish(real))
}

/** Speed of the redirect engine with many rules, and response times of the running site. */
export async function measureRedirects({ real }: Sites, _paths: Paths, progress: Progress): Promise<string> {
  progress('Redirects …')
  return redirectsReport(await measureEngine(), await measureRequests(real.origin))
}

/** The voices page: time to audio, and filter change to cards. */
export async function measurePlaying({ real }: Sites, _paths: Paths, progress: Progress): Promise<string> {
  const playing = voicesReport(await measureVoices(real, progress))
  return `${playing}\n\n${voiceFiltersReport(await measureVoiceFilters(real, progress))}`
}
