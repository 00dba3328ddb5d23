/** The measurements of the running sites; each returns its section of the report. */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { readShares } from './chunk-contents.ts'
import { weighPage } from './javascript.ts'
import { runLighthouse } from './lighthouse.ts'
import type { LighthouseRun } from './lighthouse-medians.ts'
import { PHONE_PAGES, publishedPaths } from './pages.ts'
import { measurePhone } from './phone.ts'
import { measureEngine, measureRequests, redirectsReport } from './redirects.ts'
import { javascriptReport, lighthouseReport } from './report.ts'
import type { OpenedPage } from './report-javascript.ts'
import type { RunningSite } from './sites.ts'
import { measureVoiceFilters, voiceFiltersReport } from './voice-filters.ts'
import { measureVoices, voicesReport } from './voices.ts'

export type Sites = { bare: RunningSite; real: RunningSite & { lakeOrigin: string } }

type Paths = readonly string[] | null
type Progress = (text: string) => void

const LIGHTHOUSE_RUNS = 5

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

/** The bare page, and the default pages or the given ones. */
function phoneTargets({ bare, real }: Sites, paths: Paths): { name: string; url: string }[] {
  return [
    { name: 'bare Next page', url: `${bare.origin}/` },
    ...(paths ?? PHONE_PAGES).map((path) => ({ name: path, url: real.origin + path })),
  ]
}

/**
 * Lighthouse of the default pages or the given ones, and of the bare page; runs are interleaved, so that noise affects
 * all alike.
 */
export async function measureLighthouse(sites: Sites, paths: Paths, progress: Progress): Promise<string> {
  const targets = phoneTargets(sites, paths).map((target) => ({ ...target, runs: [] as LighthouseRun[] }))
  for (let run = 1; run <= LIGHTHOUSE_RUNS; run++) {
    for (const { name, url, runs } of targets) {
      progress(`Lighthouse ${run} of ${LIGHTHOUSE_RUNS}: ${name} …`)
      runs.push(await runLighthouse(url))
    }
  }
  return lighthouseReport(targets)
}

/** Paints, layout shifts and presses with real throttling. */
export async function measureOnPhone(sites: Sites, paths: Paths, progress: Progress): Promise<string> {
  return await measurePhone(phoneTargets(sites, paths), sites.real.origin, progress)
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
