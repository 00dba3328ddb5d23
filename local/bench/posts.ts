/**
 * Measures the knowledge base with 10,000 posts: first visits of posts that were not prerendered, lists up to their last
 * pages, and the sitemap, also while the API is down.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { demoData } from '../api/data.ts'
import { manyPosts } from '../api/many-posts.ts'
import { StartError } from '../http/listen.ts'
import { median, percentile, ratio } from './numbers.ts'
import { type Environment, startRealSite } from './sites.ts'
import { table } from './table.ts'

const POSTS = 10_000
const CATEGORY = 'podcast'
/** Visits of each kind, and requests of each list, interleaved. */
const ROUNDS = 20

type Series = { name: string; times: number[] }

export type PostsFindings = {
  visits: Series[]
  lists: Series[]
  /** Milliseconds of the first request, which reads everything, and of the next; number of URLs also without the API. */
  sitemap: { first: number; next: number; urls: number; urlsWithoutApi: number }
}

/** Paths of the posts of the category that a build has prerendered. */
function prerenderedPaths(buildFolder: string): string[] {
  const category = join('knowledge-base', CATEGORY)
  return readdirSync(join(buildFolder, 'server', 'pages', category))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${category}/${name.replace(/\.html$/, '')}`)
}

async function get(url: string): Promise<{ ms: number; text: string }> {
  const begun = performance.now()
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new StartError(`${url} answers ${response.status}`)
  return { ms: performance.now() - begun, text }
}

/** Requests each URL in turn, `ROUNDS` times, after one request of each that is not measured. */
async function measureSeries(requests: readonly { name: string; url: (round: number) => string }[]): Promise<Series[]> {
  const series = requests.map(({ name, url }) => ({ name, url, times: [] as number[] }))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { url, times } of series) {
      const { ms } = await get(url(round + 1))
      if (round >= 0) times.push(ms)
    }
  }
  return series.map(({ name, times }) => ({ name, times }))
}

function measureVisits(origin: string, prerendered: readonly string[]): Promise<Series[]> {
  const others = manyPosts(demoData.posts, POSTS)
    .filter(({ category_system_name }) => category_system_name === CATEGORY)
    .map(({ system_name }) => `/knowledge-base/${CATEGORY}/${system_name}`)
    .filter((path) => !prerendered.includes(path))
  const other = (round: number) => others[Math.floor((round * others.length) / (ROUNDS + 2))] ?? ''
  return measureSeries([
    { name: 'one that no build renders', url: (round) => origin + other(round) },
    { name: 'that one, the second time', url: (round) => origin + other(round) },
  ])
}

function measureLists(origin: string): Promise<Series[]> {
  const list = (of: Record<string, string>) =>
    `${origin}/api/v1/blog-posts?${new URLSearchParams({ Page: '1', PageSize: '9', ...of })}`
  const ofCategory = (of: Record<string, string>) => list({ CategorySystemName: CATEGORY, ...of })
  return measureSeries([
    { name: 'all, page 1', url: () => list({}) },
    { name: 'all, page 500', url: (round) => list({ Page: String(500 + round) }) },
    { name: 'one category, page 150', url: (round) => ofCategory({ Page: String(150 + round) }) },
    { name: 'search in a category', url: (round) => ofCategory({ SearchKeyword: `note ${4020 + round * 24}` }) },
  ])
}

async function measureSitemap({ origin, apiOrigin }: Environment): Promise<PostsFindings['sitemap']> {
  const countUrls = (text: string) => text.match(/<loc>/g)?.length ?? 0
  const first = await get(`${origin}/sitemap.xml`)
  const next = await get(`${origin}/sitemap.xml`)
  await fetch(`${apiOrigin}/__faults`, { method: 'PUT', body: JSON.stringify([{ match: '*', drop: true }]) })
  const withoutApi = await get(`${origin}/sitemap.xml`)
  return { first: first.ms, next: next.ms, urls: countUrls(first.text), urlsWithoutApi: countUrls(withoutApi.text) }
}

/** Builds, serves and measures. @returns this section of the report */
export async function measurePosts(
  folders: { build: string; data: string },
  progress: (text: string) => void,
): Promise<string> {
  progress(`Building with ${POSTS} posts (about a minute) …`)
  const site = await startRealSite(folders, { LOCAL_API_POSTS: String(POSTS) })
  progress('Visits, lists and sitemap …')
  const visits = await measureVisits(site.origin, prerenderedPaths(site.buildFolder))
  const lists = await measureLists(site.origin)
  return postsReport({ visits, lists, sitemap: await measureSitemap(site) })
}

function seriesTable(title: string, series: readonly Series[]): string {
  const base = median(series[0]?.times ?? [])
  const rows = series.map(({ name, times }) => [
    name,
    median(times).toFixed(1),
    percentile(times, 95).toFixed(1),
    ratio(median(times), base),
  ])
  return table([title, 'median ms', 'p95 ms', '× first row'], rows)
}

export function postsReport({ visits, lists, sitemap }: PostsFindings): string {
  return [
    `## The knowledge base with ${POSTS.toLocaleString('en-AU')} posts`,
    `The same site, built and served with that many posts in the API; milliseconds of ${ROUNDS} requests of each kind, interleaved. A build prerenders the newest posts of each category only.`,
    seriesTable('Article', visits),
    seriesTable('List', lists),
    `Sitemap: ${sitemap.urls.toLocaleString('en-AU')} URLs; ${Math.round(sitemap.first)} ms the first time, when all lists are read, ${Math.round(sitemap.next)} ms after. While the API drops every connection: ${sitemap.urlsWithoutApi.toLocaleString('en-AU')} URLs.`,
  ].join('\n\n')
}
