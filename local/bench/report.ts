/** Formats the benchmark's report in Markdown: printed, and with `--write` stored in docs/BENCHMARK.md. */
import { VIEWPORT, WAIT } from './javascript.ts'
import { type LighthouseRun, mediansOf } from './lighthouse-medians.ts'
import { chunkTable, moduleTable, type OpenedPage, ownerTable, weightTable } from './report-javascript.ts'
import { table } from './table.ts'

export type JavaScriptFindings = { bare: OpenedPage; pages: readonly OpenedPage[] }
export type LighthouseFindings = readonly { name: string; runs: readonly LighthouseRun[] }[]

export function javascriptReport({ bare, pages }: JavaScriptFindings): string {
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

export function lighthouseReport(findings: LighthouseFindings): string {
  const rows = findings.map(({ name, runs }) => {
    const values = mediansOf(runs)
    return [
      name,
      values.performance.toFixed(0),
      values.accessibility.toFixed(0),
      values['best-practices'].toFixed(0),
      values.seo.toFixed(0),
      (values['largest-contentful-paint'] / 1000).toFixed(2),
      values['total-blocking-time'].toFixed(0),
      values['cumulative-layout-shift'].toFixed(3),
      runs.map(({ performance }) => performance).join(' '),
    ]
  })
  const failures = findings.flatMap(({ name, runs }) => {
    const failed = [...new Set(runs.flatMap((run) => run.failed))]
    return failed.length > 0 ? [`- ${name}: ${failed.join(', ')}`] : []
  })
  const head = ['Page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'each run']
  return [
    '## Lighthouse, mobile',
    `Medians of ${findings[0]?.runs.length ?? 0} interleaved runs, each in a fresh Chromium, with Lighthouse's own mobile settings (simulated slow 4G, fourfold CPU slowdown). "Each run" lists the performance scores.`,
    table(head, rows),
    ...(failures.length > 0 ? [`Audits outside performance that did not pass:\n\n${failures.join('\n')}`] : []),
  ].join('\n\n')
}
