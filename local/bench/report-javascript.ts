/** The section of the report about first-load JavaScript. */
import { gzipByName, ownerOf, regroup, type Shares } from './chunk-contents.ts'
import type { PageWeight, Script } from './javascript.ts'
import { kilobytes, percent, ratio } from './numbers.ts'
import { JAVASCRIPT_AIM } from './pages.ts'
import { table } from './table.ts'

/** A page with the contents of its scripts, by module. */
export type OpenedPage = PageWeight & { shares: ReadonlyMap<Script, Shares> }

const CHUNKS = 16
const OWNERS = 30
const MODULES = 40
const OWNERS_OF_A_CHUNK = 4

/** Every page beside the bare one, with its ratio, the target, and how much it exceeds it. */
export function weightTable(bare: PageWeight, pages: readonly PageWeight[]): string {
  const rest = (page: PageWeight) => [
    kilobytes(page.prefetched),
    kilobytes(page.later),
    kilobytes(page.scrolled),
    kilobytes(page.html.raw),
    kilobytes(page.html.gzip),
  ]
  const rows = pages.map((page) => {
    const over = page.javascript - JAVASCRIPT_AIM * bare.javascript
    return [
      page.path,
      kilobytes(page.javascript),
      ratio(page.javascript, bare.javascript),
      String(JAVASCRIPT_AIM),
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
export function chunkTable(pages: readonly OpenedPage[]): string {
  const chunks = new Map<string, { script: Script; shares: Shares; pages: number }>()
  for (const page of pages) {
    for (const script of page.scripts) {
      const known = chunks.get(script.path)
      if (known) known.pages++
      else chunks.set(script.path, { script, shares: page.shares.get(script) ?? new Map(), pages: 1 })
    }
  }
  const largest = [...chunks.values()].sort((a, b) => b.script.gzip - a.script.gzip).slice(0, CHUNKS)
  const rows = largest.map(({ script, shares, pages: count }) => {
    const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
    const holds = [...regroup(shares, ownerOf)]
      .sort(([, a], [, b]) => b - a)
      .slice(0, OWNERS_OF_A_CHUNK)
      .map(([owner, part]) => `${owner} ${percent(part, whole)}`)
    return [chunkName(script), kilobytes(script.gzip), `${count} of ${pages.length}`, holds.join(', ')]
  })
  return table(['Chunk', 'gzip KB', 'on pages', 'holds'], rows)
}

type Named = { name: string; bytes: number; more: number; scripts: number }

/** Sizes by name for one page, with the difference to the bare page; the largest difference first. */
function compare(bare: OpenedPage, page: OpenedPage, nameOf: (module: string) => string): Named[] {
  const [before, now] = [bare, page].map(({ scripts, shares }) =>
    gzipByName(
      scripts.map((script) => ({ gzip: script.gzip, shares: regroup(shares.get(script) ?? new Map(), nameOf) })),
    ),
  )
  return [...(now ?? [])]
    .map(([name, { bytes, scripts }]) => ({ name, bytes, scripts, more: bytes - (before?.get(name)?.bytes ?? 0) }))
    .sort((a, b) => b.more - a.more)
}

/** Sizes of one page by package or folder. */
export function ownerTable(bare: OpenedPage, page: OpenedPage): string {
  const rows = compare(bare, page, ownerOf)
    .slice(0, OWNERS)
    .map(({ name, bytes, more }) => [name, kilobytes(bytes), kilobytes(more)])
  return table(['Package or folder', 'gzip KB', 'more than bare'], rows)
}

/** The largest modules of a page; a module in several chunks is sent several times. */
export function moduleTable(bare: OpenedPage, page: OpenedPage): string {
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
