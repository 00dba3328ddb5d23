/**
 * `npm run bench`: builds the real site and a bare Next page, measures both in the same run, and prints the report:
 * first-load JavaScript, Lighthouse, a slow phone, delay from publishing to visitors, requests per second alone and as a cluster,
 * redirects, time to audio. Nothing fails on a slow time; targets are printed beside the numbers.
 *
 * Progress goes to standard error, so that the report alone can be redirected to a file.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../browser.ts'
import { cleanUpAtExit } from '../clean-up.ts'
import { runCommand } from '../start.ts'
import { measureJavaScript } from './javascript.ts'
import { measureLighthouse } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { readOptions } from './options.ts'
import { measureOnPhone } from './phone.ts'
import { measurePublishing } from './publish.ts'
import { measureRedirects } from './redirects.ts'
import { measureScale } from './scale.ts'
import { type Sites, startBareSite, startRealSite } from './sites.ts'
import { measureFilters } from './voice-filters.ts'
import { measurePlaying } from './voices.ts'

const REPORT = join('docs', 'BENCHMARK.md')
const BUILD = '.next-bench'
const BARE = join('.local', 'bench')

const INTRODUCTION = `# Benchmark

Written by \`npm run bench -- --write\`; do not edit. It builds the real site with its demo content and, in the same run, a bare Next page (one heading; the same Next, React and webpack), and measures both. Nothing here is a test: times depend on the machine, and so the ratios to the bare page are what to compare.`

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

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  const machine = describeMachine(await chromiumVersion())
  const data = mkdtempSync(join(tmpdir(), 'bowerbird-bench-'))
  cleanUpAtExit([BUILD, BARE, data])
  const measure = {
    js: measureJavaScript,
    lighthouse: measureLighthouse,
    phone: measureOnPhone,
    publish: measurePublishing,
    scale: measureScale,
    redirects: measureRedirects,
    voices: async (sites: Sites) => `${await measurePlaying(sites)}\n\n${await measureFilters(sites)}`,
  }
  const sections = [INTRODUCTION, machine]
  const sites = await start(data)
  for (const part of options.parts) {
    const section = await measure[part](sites, options.pages)
    // At once, so that what follows cannot lose it.
    console.log(`${section}\n`)
    sections.push(section)
  }
  if (options.write) {
    writeFileSync(REPORT, `${sections.join('\n\n')}\n`)
    console.error(`Written to ${REPORT}`)
  }
  return 0
})
