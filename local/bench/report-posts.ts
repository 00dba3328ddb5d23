/** The part of the report on the knowledge base with ten thousand posts. */

import { median, percentile, ratio } from './numbers.ts'
import type { Cost } from './process-cost.ts'
import { table } from './table.ts'

export type List = { name: string; rounds: number[] }

export type PostsFindings = {
  builds: (Cost & { posts: number; pages: number })[]
  visits: { prebuilt: number[]; unbuilt: number[]; again: number[] }
  lists: List[]
  map: {
    /** Milliseconds of the first, which reads everything, and of the next. */
    first: number
    next: number
    addresses: number
    days: { first: number; later: number; seconds: number }
    bytes: { before: number; after: number }
    /** Addresses while the API drops every connection. */
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
    ['one that a build makes, made now', visits.prebuilt],
    ['one that no build makes', visits.unbuilt],
    ['that one, the second time', visits.again],
  ]
  const visitRows = kinds.map(([name, values]) => [name, ms(values), worst(values), ratio(median(values), base)])
  const first = median(lists[0]?.rounds ?? [])
  const listRows = lists.map(({ name, rounds }) => [name, ms(rounds), worst(rounds), ratio(median(rounds), first)])
  const { days, bytes, whenDown } = map
  return [
    `## The knowledge base with ${grouped(many?.posts ?? 0)} posts`,
    'The same site, built and served with so many posts in the API. A build makes the newest of each category; processor time is that of all its processes as `ps` tells it, memory the most that they held together.',
    table(['Posts', 'made', 'build s', 'processor s', 'memory MB'], buildRows),
    `First visits of articles, milliseconds, ${visits.prebuilt.length} of each in turns (aim: an article that no build makes below 2 × the making of one that it does):`,
    table(['Article', 'median ms', 'p95 ms', '× made'], visitRows),
    `Lists as the browser asks them of the site, milliseconds, ${lists[0]?.rounds.length ?? 0} of each in turns. The search is the stand-in's own, which looks through every text:`,
    table(['List', 'median ms', 'p95 ms', '× page 1'], listRows),
    `Sitemap: ${grouped(map.addresses)} addresses; ${Math.round(map.first)} ms the first time, when all lists are read, ${Math.round(map.next)} ms after. Days of articles known: ${grouped(days.first)} at first, ${grouped(days.later)} after ${Math.round(days.seconds)} s (the others follow at that pace). Memory of the server: ${(bytes.before / MEGABYTE).toFixed(0)} MB before, ${(bytes.after / MEGABYTE).toFixed(0)} MB after. While the API drops every connection: ${grouped(whenDown.map)} addresses in the sitemap, ${whenDown.feed} articles in the feed.`,
  ].join('\n\n')
}
