/** The section of the report about the knowledge base with 10,000 posts. */

import { median, percentile, ratio } from './numbers.ts'
import type { Cost } from './process-cost.ts'
import { table } from './table.ts'

export type List = { name: string; rounds: number[] }

export type PostsFindings = {
  builds: (Cost & { posts: number; pages: number })[]
  visits: { prebuilt: number[]; unbuilt: number[]; again: number[] }
  lists: List[]
  map: {
    /** Milliseconds of the first request, which reads everything, and of the next. */
    first: number
    next: number
    addresses: number
    days: { first: number; later: number; seconds: number }
    bytes: { before: number; after: number }
    /** Number of URLs while the API drops every connection. */
    whenDown: { map: number; feed: number }
  }
}

const MEGABYTE = 1_000_000

const grouped = (value: number) => value.toLocaleString('en-AU')
const ms = (values: readonly number[]) => median(values).toFixed(1)
const worst = (values: readonly number[]) => percentile(values, 95).toFixed(1)

export function postsReport({ builds, visits, lists, map }: PostsFindings): string {
  const [many, few] = builds
  const buildRows = builds.map(({ posts, pages, seconds, processorSeconds, peakBytes }) => [
    grouped(posts),
    String(pages),
    seconds.toFixed(1),
    String(Math.round(processorSeconds)),
    (peakBytes / MEGABYTE).toFixed(0),
  ])
  if (many && few) {
    buildRows.push([
      '×',
      '',
      ratio(many.seconds, few.seconds),
      ratio(many.processorSeconds, few.processorSeconds),
      ratio(many.peakBytes, few.peakBytes),
    ])
  }
  const base = median(visits.prebuilt)
  const kinds: [string, readonly number[]][] = [
    ['one that a build makes, rendered now', visits.prebuilt],
    ['one that no build makes', visits.unbuilt],
    ['that one, the second time', visits.again],
  ]
  const visitRows = kinds.map(([name, values]) => [name, ms(values), worst(values), ratio(median(values), base)])
  const first = median(lists[0]?.rounds ?? [])
  const listRows = lists.map(({ name, rounds }) => [name, ms(rounds), worst(rounds), ratio(median(rounds), first)])
  const { days, bytes, whenDown } = map
  return [
    `## The knowledge base with ${grouped(many?.posts ?? 0)} posts`,
    'The same site, built and served with that many posts in the API. A build prerenders the newest posts of each category. Processor time is the sum over all build processes as reported by `ps`, memory their joint peak.',
    table(['Posts', 'prerendered', 'build s', 'processor s', 'memory MB'], buildRows),
    `First visits of articles, milliseconds, ${visits.prebuilt.length} of each, interleaved (aim: an article that is not prerendered below 2 × the render of one that is):`,
    table(['Article', 'median ms', 'p95 ms', '× prerendered'], visitRows),
    `Lists as requested by the browser through the site, milliseconds, ${lists[0]?.rounds.length ?? 0} of each, interleaved. The search is the stand-in's, which scans every text:`,
    table(['List', 'median ms', 'p95 ms', '× page 1'], listRows),
    `Sitemap: ${grouped(map.addresses)} addresses; ${Math.round(map.first)} ms the first time, when all lists are read, ${Math.round(map.next)} ms after. Articles with a known date: ${grouped(days.first)} at first, ${grouped(days.later)} after ${Math.round(days.seconds)} s (the rest follows at the same rate). Memory of the server: ${(bytes.before / MEGABYTE).toFixed(0)} MB before, ${(bytes.after / MEGABYTE).toFixed(0)} MB after. While the API drops every connection: ${grouped(whenDown.map)} addresses in the sitemap, ${whenDown.feed} articles in the feed.`,
  ].join('\n\n')
}
