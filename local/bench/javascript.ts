/** The section of the report about first-load JavaScript. */
import { launchBrowser } from '../browser.ts'
import { gzipByName, ownerOf, regroup } from './chunk-contents.ts'
import { kilobytes, percent, ratio } from './numbers.ts'
import { type PageWeight, type Script, VIEWPORT, WAIT, weighPage } from './page-weight.ts'
import { type Paths, publishedPaths } from './pages.ts'
import type { Sites } from './sites.ts'
import { table } from './table.ts'

/** Target ratio of a page's JavaScript to the bare page's; nothing fails above it. */
const AIM = 1.15

const CHUNKS = 16
const OWNERS = 30
const MODULES = 40
const OWNERS_OF_A_CHUNK = 4

/** Every page beside the bare one, with its ratio, the target, and how much it exceeds it. */
function weightTable(bare: PageWeight, pages: readonly PageWeight[]): string {
  const rest = (page: PageWeight) => [
    kilobytes(page.prefetched),
    kilobytes(page.later),
    kilobytes(page.scrolled),
    kilobytes(page.html.raw),
    kilobytes(page.html.gzip),
  ]
  const rows = pages.map((page) => {
    const over = page.javascript - AIM * bare.javascript
    return [
      page.path,
      kilobytes(page.javascript),
      ratio(page.javascript, bare.javascript),
      String(AIM),
      over > 0 ? kilobytes(over) : '',
      ...rest(page),
    ]
  })
  const bareRow = ['bare Next page', kilobytes(bare.javascript), '1.00', '', '', ...rest(bare)]
  return table(
    ['Page', 'JS gzip KB', '× bare', 'aim', 'over by KB', 'prefetched', 'later', 'scrolled', 'HTML KB', 'HTML gzip KB'],
    [bareRow, ...rows],
  )
}

function chunkName({ path }: Script): string {
  return path.replace(/^\/_next\/static\/(chunks\/)?/, '').replace(/-[0-9a-f]{16}(?=\.js$)/, '')
}

/** The largest scripts of all pages, on how many pages they load, and their main contents. */
function chunkTable(pages: readonly PageWeight[]): string {
  const chunks = Map.groupBy(
    pages.flatMap(({ scripts }) => scripts),
    ({ path }) => path,
  )
  const largest = [...chunks.values()]
    .flatMap(([script, ...copies]) => (script ? [{ script, pages: 1 + copies.length }] : []))
    .sort((a, b) => b.script.gzip - a.script.gzip)
    .slice(0, CHUNKS)
  const rows = largest.map(({ script, pages: count }) => {
    const whole = [...script.shares.values()].reduce((sum, share) => sum + share, 0)
    const holds = [...regroup(script.shares, ownerOf)]
      .sort(([, a], [, b]) => b - a)
      .slice(0, OWNERS_OF_A_CHUNK)
      .map(([owner, part]) => `${owner} ${percent(part, whole)}`)
    return [chunkName(script), kilobytes(script.gzip), `${count} of ${pages.length}`, holds.join(', ')]
  })
  return table(['Chunk', 'gzip KB', 'on pages', 'holds'], rows)
}

type Named = { name: string; bytes: number; more: number; scripts: number }

/** Sizes by name for one page, with the difference to the bare page; the largest difference first. */
function compare(bare: PageWeight, page: PageWeight, nameOf: (module: string) => string): Named[] {
  const [before, now] = [bare, page].map(({ scripts }) =>
    gzipByName(scripts.map(({ gzip, shares }) => ({ gzip, shares: regroup(shares, nameOf) }))),
  )
  return [...(now ?? [])]
    .map(([name, { bytes, scripts }]) => ({ name, bytes, scripts, more: bytes - (before?.get(name)?.bytes ?? 0) }))
    .sort((a, b) => b.more - a.more)
}

/** Sizes of one page by package or folder. */
function ownerTable(bare: PageWeight, page: PageWeight): string {
  const rows = compare(bare, page, ownerOf)
    .slice(0, OWNERS)
    .map(({ name, bytes, more }) => [name, kilobytes(bytes), kilobytes(more)])
  return table(['Package or folder', 'gzip KB', 'more than bare'], rows)
}

/** The largest modules of a page; a module in several chunks is sent several times. */
function moduleTable(bare: PageWeight, page: PageWeight): string {
  const rows = compare(bare, page, (module) => module)
    .slice(0, MODULES)
    .map(({ name, bytes, more, scripts }) => [
      name.replace(/^node_modules\//, ''),
      kilobytes(bytes),
      kilobytes(more),
      String(scripts),
    ])
  return table(['Module', 'gzip KB', 'more than bare', 'copies'], rows)
}

function report(bare: PageWeight, pages: readonly PageWeight[]): string {
  const detailed = pages.find(({ path }) => path === '/') ?? pages[0]
  return [
    '## First-load JavaScript',
    `Scripts that Chromium runs on a first visit before any interaction, in a window of ${VIEWPORT.width} × ${VIEWPORT.height}, until the network is idle; gzip level 6, without "nomodule" polyfills.`,
    `Not counted, also in KB of gzip: "prefetched" is not run before it is needed, "later" runs within the next ${WAIT / 1000} s without interaction, and "scrolled" while scrolling to the end.`,
    weightTable(bare, pages),
    '### Largest chunks',
    'The contents of a chunk are computed from its source map, as shares of the minified code.',
    chunkTable(pages),
    ...(detailed
      ? [
          `### What ${detailed.path} loads`,
          "Each chunk's gzip size is divided in proportion to its code, so the numbers are estimates that add up to the page's total.",
          ownerTable(bare, detailed),
          moduleTable(bare, detailed),
        ]
      : []),
  ].join('\n\n')
}

/** Of every page of the site, or of the given ones, and of the bare page. */
export async function measureJavaScript({ bare, real }: Sites, paths: Paths): Promise<string> {
  const browser = await launchBrowser()
  try {
    const bareWeight = await weighPage(browser, bare, '/')
    const pages: PageWeight[] = []
    // Sequential: pages measured in parallel share the processor, which makes the late loads vary.
    for (const path of paths ?? (await publishedPaths(real.lakeOrigin))) {
      console.error(`Loading ${path} …`)
      pages.push(await weighPage(browser, real, path))
    }
    return report(bareWeight, pages)
  } finally {
    await browser.close()
  }
}
