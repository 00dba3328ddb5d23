/**
 * Checks that no page has grown beyond its budget, page-sizes.json: what each page of the build for the browser tests
 * makes a visitor fetch. Sizes are stable, so that they can be checked where times cannot.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CORE_FILES } from '../../lib/next/public-page.ts'
import { BUILD_FOLDER, ensureTestBuild } from '../site/test-build.ts'

/** Limits in bytes, gzip. */
type Budget = {
  /** Scripts in the HTML of a page, without the `nomodule` ones. */
  scripts: number
  /** What servers with WEB_VITALS=on add to every page; this build has no page with it. */
  vitals: number
  /** HTML by path; `*` for all others. The build knows no voices and articles, which the API would add. */
  html: Record<string, number>
}

const PAGES = join(BUILD_FOLDER, 'server', 'pages')

const scriptSizes = new Map<string, number>()

/** Gzip size of a file below the build's static folder. */
function scriptSize(url: string): number {
  const known = scriptSizes.get(url)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(BUILD_FOLDER, decodeURIComponent(url).replace('/_next/', '')))).length
  scriptSizes.set(url, size)
  return size
}

function scriptUrls(html: string): string[] {
  return Array.from(html.matchAll(/<script\b[^>]*>/gi), ([tag]) => tag)
    .filter((tag) => !/\snomodule/i.test(tag))
    .flatMap((tag) => /\ssrc="(\/_next\/static\/[^"?]+)/.exec(tag)?.[1] ?? [])
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
}

/** What the pages of the build exceed, and the largest of each kind. */
class Sizes {
  readonly problems: string[] = []
  readonly largest = { scripts: 0, vitals: 0, html: 0 }

  expectAtMost(path: string, kind: keyof typeof this.largest, size: number, limit: number): void {
    this.largest[kind] = Math.max(this.largest[kind], size)
    if (size > limit) this.problems.push(`${path}: ${kind} of ${size} bytes (gzip), at most ${limit}`)
  }
}

function checkPage(file: string, budget: Budget, sizes: Sizes): void {
  const path = pathOf(file)
  const html = readFileSync(join(PAGES, file), 'utf8')
  const scripts = scriptUrls(html).reduce((sum, url) => sum + scriptSize(url), 0)
  sizes.expectAtMost(path, 'scripts', scripts, budget.scripts)
  sizes.expectAtMost(path, 'html', gzipSync(html).length, budget.html[path] ?? budget.html['*'] ?? 0)
}

function checkVitals(budget: Budget, sizes: Sizes): void {
  const { vitals }: { vitals: string[] } = JSON.parse(readFileSync(join(BUILD_FOLDER, CORE_FILES), 'utf8'))
  const size = vitals.reduce((sum, file) => sum + scriptSize(file), 0)
  if (size === 0) sizes.problems.push('The build has no script that reports visits')
  sizes.expectAtMost('Report of a visit', 'vitals', size, budget.vitals)
}

/** Makes the build if needed, and prints what is too large. @returns whether nothing is */
export async function checkPageSizes(): Promise<boolean> {
  await ensureTestBuild()
  const budget: Budget = JSON.parse(readFileSync(new URL('./page-sizes.json', import.meta.url), 'utf8'))
  const sizes = new Sizes()
  const files = globSync('**/*.html', { cwd: PAGES })
  if (files.length === 0) sizes.problems.push(`${PAGES} has no pages`)
  for (const file of files) checkPage(file, budget, sizes)
  checkVitals(budget, sizes)
  const { problems, largest } = sizes
  console.log(
    `${files.length} pages: scripts of at most ${largest.scripts} bytes, HTML of at most ${largest.html}, report of a visit ${largest.vitals} (gzip)`,
  )
  if (problems.length === 0) return true
  console.error(problems.join('\n'))
  console.error('A page that must be larger needs a larger budget in local/check/page-sizes.json.')
  return false
}
