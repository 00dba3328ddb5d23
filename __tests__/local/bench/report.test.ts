import type { Script } from '../../../local/bench/javascript'
import { lighthouseReport } from '../../../local/bench/report'
import {
  chunkTable,
  moduleTable,
  type OpenedPage,
  ownerTable,
  weightTable,
} from '../../../local/bench/report-javascript'

type ScriptPlan = { path: string; gzip: number; modules: Record<string, number> }

/** A page of scripts with the given sizes and contents. */
function page(path: string, plans: ScriptPlan[]): OpenedPage {
  const scripts = plans.map(({ path: file, gzip }): Script => ({ path: file, gzip, raw: 3 * gzip, code: '' }))
  const shares = new Map(scripts.map((script, index) => [script, new Map(Object.entries(plans[index]?.modules ?? {}))]))
  const javascript = scripts.reduce((sum, { gzip }) => sum + gzip, 0)
  return {
    path,
    html: { raw: 2000, gzip: 1000 },
    scripts,
    javascript,
    prefetched: 500,
    later: 5800,
    scrolled: 0,
    shares,
  }
}

const framework = {
  path: '/_next/static/chunks/framework-0123456789abcdef.js',
  gzip: 100_000,
  modules: { 'node_modules/react-dom/a.js': 9 },
}
const own = {
  path: '/_next/static/chunks/7.js',
  gzip: 50_000,
  modules: { 'node_modules/swr/a.js': 1, 'lib/api/calls.ts': 3 },
}

/** Cells of each row of a table, without header and rule. */
function cells(markdown: string): string[][] {
  return markdown
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

test('each page is compared with the empty one, with its target and the excess', () => {
  const bare = page('/', [framework])
  const rows = cells(
    weightTable(bare, [page('/', [framework, own]), page('/services', [framework, { ...own, gzip: 14_000 }])]),
  )
  expect(rows).toEqual([
    ['bare Next page', '100.0', '1.00', '', '', '0.5', '5.8', '0.0', '2.0', '1.0'],
    ['/', '150.0', '1.50', '1.15', '35.0', '0.5', '5.8', '0.0', '2.0', '1.0'],
    ['/services', '114.0', '1.14', '1.15', '', '0.5', '5.8', '0.0', '2.0', '1.0'],
  ])
})

test('chunks are listed once, the largest first, with their contents and pages', () => {
  const rows = cells(chunkTable([page('/', [framework, own]), page('/services', [framework])]))
  expect(rows).toEqual([
    ['framework.js', '100.0', '2 of 2', 'react-dom 100%'],
    ['7.js', '50.0', '1 of 2', 'lib/api 75%, swr 25%'],
  ])
})

test('packages and modules are compared with the empty page; copies are counted', () => {
  const bare = page('/', [framework])
  const home = page('/', [framework, own, { ...own, path: '/_next/static/chunks/8.js' }])
  expect(cells(ownerTable(bare, home))).toEqual([
    ['lib/api', '75.0', '75.0'],
    ['swr', '25.0', '25.0'],
    ['react-dom', '100.0', '0.0'],
  ])
  expect(cells(moduleTable(bare, home))[0]).toEqual(['lib/api/calls.ts', '75.0', '75.0', '2'])
})

test('Lighthouse is reported in medians, with each run and the failed audits', () => {
  const run = (performance: number, failed: string[] = []) => ({
    performance,
    accessibility: 100,
    'best-practices': 96,
    seo: 92,
    'largest-contentful-paint': 1234,
    'total-blocking-time': 56.7,
    'cumulative-layout-shift': 0.0123,
    failed,
  })
  const report = lighthouseReport([{ name: '/', runs: [run(99), run(60, ['color-contrast']), run(95)] }])
  expect(report).toMatch(/\| \/ +\| +95 \| +100 \| +96 \| +92 \| +1\.23 \| +57 \| 0\.012 \| 99 60 95 \|/)
  expect(report).toContain('- /: color-contrast')
  expect(report).toContain('Medians of 3 interleaved runs')
})
