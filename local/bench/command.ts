/**
 * `npm run bench`: builds the real site and a bare Next page, measures both in the same run, and prints the report:
 * first-load JavaScript, Lighthouse, script time, a slow phone with its presses, delay from publishing to visitors, requests per
 * second alone and as a cluster, redirects, the local Content Lake. Nothing fails on a slow time; targets are printed beside the numbers.
 *
 * `npm run bench -- --only js` measures one part. Progress goes to standard error, so that the report alone can be
 * redirected: `npm run --silent bench > docs/BENCHMARK.md`.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Arguments, UsageError } from '../processes/command.mjs'
import { cleanUpAtExit } from '../processes/processes.ts'
import { launchBrowser } from '../system-packages/browser.ts'
import { measureLake } from './lake/lake.ts'
import { describeMachine } from './machine.ts'
import { measureJavaScript } from './page/javascript.ts'
import { measureLighthouse } from './page/lighthouse.ts'
import { measureOnPhone } from './page/phone.ts'
import { measureScriptTime } from './page/script-time.ts'
import { requireWrk } from './server/load.ts'
import { measurePublishing } from './server/publish.ts'
import { measureRedirects } from './server/redirects.ts'
import { measureScale } from './server/scale.ts'
import { type Sites, startBareSite, startRealSite } from './sites.ts'

const BUILD = '.next-bench'
const BARE = join('.local', 'bench')

const INTRODUCTION = `# Benchmark

Printed by \`npm run bench\`; do not edit. It builds the real site with its demo content and, in the same run, a bare Next page (one heading; the same Next, React and webpack), and measures both. Nothing here is a test: times depend on the machine, and so the ratios to the bare page are what to compare.`

async function start(data: string): Promise<Sites> {
  console.error('Building the bare page …')
  const bare = await startBareSite(BARE)
  console.error('Building the site (about a minute) …')
  const real = await startRealSite({ build: BUILD, data })
  return { bare, real }
}

async function chromiumVersion(): Promise<string> {
  const browser = await launchBrowser()
  try {
    return browser.version()
  } finally {
    await browser.close()
  }
}

/** Numbers of documents in the local Content Lake. */
const LAKE_SIZES = [10_000, 100_000] as const

/** Measured without a site, and so, alone, without the builds. */
const WITHOUT_SITE: Record<string, () => Promise<string>> = {
  redirects: measureRedirects,
  lake: () => measureLake(LAKE_SIZES),
}

const MEASURE: Record<string, (sites: Sites) => Promise<string>> = {
  js: measureJavaScript,
  lighthouse: measureLighthouse,
  script: measureScriptTime,
  phone: measureOnPhone,
  publish: measurePublishing,
  scale: measureScale,
  ...WITHOUT_SITE,
}

export const usage = {
  name: 'bench',
  description: 'builds the site and a bare Next page, measures both and prints the report docs/BENCHMARK.md.',
  options: {
    only: { type: 'string', value: `<${Object.keys(MEASURE).join(' | ')}>`, description: 'measures one part' },
  },
} as const

export async function run({ values: { only } }: Arguments<typeof usage>): Promise<number> {
  if (only !== undefined && !Object.hasOwn(MEASURE, only)) throw new UsageError(`--only is "${only}".`)
  const parts = only === undefined ? Object.keys(MEASURE) : [only]
  // Before the builds and all that is measured first, which takes half an hour.
  if (parts.includes('scale')) requireWrk()
  const heading = `${INTRODUCTION}\n\n${describeMachine(await chromiumVersion())}`
  const alone = only === undefined ? undefined : WITHOUT_SITE[only]
  if (alone !== undefined) {
    console.log(`${heading}\n\n${await alone()}`)
    return 0
  }
  const data = mkdtempSync(join(tmpdir(), 'bowerbird-bench-'))
  cleanUpAtExit([BUILD, BARE, data])
  const sites = await start(data)
  console.log(heading)
  // Each section at once, so that what follows cannot lose it.
  for (const part of parts) console.log(`\n${await MEASURE[part]?.(sites)}`)
  return 0
}
