/**
 * Measures the knowledge base with 10,000 posts: build cost compared with the demo's 24 posts, first visits of posts
 * that were not prerendered, lists up to their last pages, and the sitemap, also while the API is down.
 */
import type { ChildProcess } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '../../lib/env.ts'
import { demoData } from '../api/data.ts'
import { manyPosts } from '../api/many-posts.ts'
import { StartError } from '../http/listen.ts'
import { build, serve } from '../next.ts'
import { collectOutput } from '../processes.ts'
import { bytesOf, type Cost, costOf } from './process-cost.ts'
import { type List, type PostsFindings, postsReport } from './report-posts.ts'
import { type Environment, startEnvironment, waitUntilUp } from './sites.ts'

const MANY = 10_000
const FEW = demoData.posts.length
const CATEGORY = 'podcast'
/** Visits of each kind, interleaved. */
const VISITS = 20
const ROUNDS = 30

function buildFolder(begin: string, posts: number): string {
  return `${begin}-${posts}`
}

/** The folders of both builds, by prefix. */
export function postsBuilds(begin: string): string[] {
  return [MANY, FEW].map((posts) => buildFolder(begin, posts))
}

/** The folder of prerendered posts in a build. */
const madeFolder = (folder: string) => join(folder, 'server', 'pages', 'knowledge-base')

/** Paths of the prerendered posts. */
function madePosts(folder: string): string[] {
  return readdirSync(madeFolder(folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.html') && parentPath !== madeFolder(folder))
    .map(({ name, parentPath }) => `/knowledge-base/${parentPath.split(/[\\/]/).at(-1)}/${name.replace(/\.html$/, '')}`)
}

/** Removes the prerendered posts of a build, so that the next visit renders them again. @returns their paths */
function takeAway(folder: string): string[] {
  const paths = madePosts(folder)
  for (const path of paths) {
    for (const ending of ['html', 'json']) rmSync(join(folder, 'server', 'pages', `${path.slice(1)}.${ending}`))
  }
  return paths
}

async function measureBuild({ env, buildFolder: folder }: Environment): Promise<Cost & { pages: number }> {
  const child = build(env, 'pipe')
  const output = collectOutput(child)
  const { code, ...cost } = await costOf(child)
  if (code !== 0) throw new StartError(`The build with posts failed:\n${output().slice(-4000)}`)
  return { ...cost, pages: madePosts(folder).length }
}

async function get(url: string): Promise<{ ms: number; text: string }> {
  const begun = performance.now()
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new StartError(`${url} answers ${response.status}`)
  return { ms: performance.now() - begun, text }
}

/**
 * First visits of prerendered posts whose files have been removed, and of other posts, interleaved; then second visits.
 */
async function measureVisits(origin: string, prebuilt: readonly string[]): Promise<PostsFindings['visits']> {
  const known = new Set(prebuilt)
  const others = manyPosts(demoData.posts, MANY)
    .filter(({ category_system_name }) => category_system_name === CATEGORY)
    .map(({ system_name }) => `/knowledge-base/${CATEGORY}/${system_name}`)
    .filter((path) => !known.has(path))
  const visits: PostsFindings['visits'] = { prebuilt: [], unbuilt: [], again: [] }
  // Warms up the server.
  await get(origin + (others.at(-1) ?? ''))
  await get(origin + (prebuilt.at(-1) ?? ''))
  for (let visit = 0; visit < VISITS; visit += 1) {
    const other = others[Math.floor((visit * others.length) / (VISITS + 1))] ?? ''
    visits.prebuilt.push((await get(origin + (prebuilt[visit] ?? ''))).ms)
    visits.unbuilt.push((await get(origin + other)).ms)
    visits.again.push((await get(origin + other)).ms)
  }
  return visits
}

function question(of: Record<string, string>): string {
  return `/api/v1/blog-posts?${new URLSearchParams({ Page: '1', PageSize: '9', ...of })}`
}

const LISTS: readonly { name: string; path: (round: number) => string }[] = [
  { name: 'all, page 1', path: () => question({}) },
  { name: 'all, page 500', path: (round) => question({ Page: String(500 + round) }) },
  { name: 'all, the last page', path: () => question({ Page: String(Math.ceil(MANY / 9)) }) },
  { name: 'one category, page 1', path: () => question({ CategorySystemName: CATEGORY }) },
  {
    name: 'one category, page 150',
    path: (round) => question({ CategorySystemName: CATEGORY, Page: String(150 + round) }),
  },
  {
    name: 'search in a category, many found',
    path: () => question({ CategorySystemName: CATEGORY, SearchKeyword: ' echo' }),
  },
  {
    name: 'search in a category, one found',
    path: (round) =>
      question({ CategorySystemName: CATEGORY, SearchKeyword: `note ${String(4020 + round * 24).padStart(6, '0')}` }),
  },
]

async function measureLists(origin: string): Promise<List[]> {
  const lists = LISTS.map(({ name, path }) => {
    const rounds: number[] = []
    return { name, path, rounds }
  })
  for (const { path } of lists) await get(origin + path(0))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, rounds } of lists) rounds.push((await get(origin + path(round))).ms)
  }
  return lists.map(({ name, rounds }) => ({ name, rounds }))
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const DAY = /\/knowledge-base\/[^/<]+\/[^<]+<\/loc><lastmod>/g

async function measureMap({ origin, apiOrigin }: Environment, server: ChildProcess): Promise<PostsFindings['map']> {
  const before = await bytesOf(server)
  const first = await get(`${origin}/sitemap.xml`)
  const begun = performance.now()
  const next = await get(`${origin}/sitemap.xml`)
  await get(`${origin}/feed.xml`)
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  const later = await get(`${origin}/sitemap.xml`)
  const seconds = (performance.now() - begun) / 1000
  const after = await bytesOf(server)
  await fetch(`${apiOrigin}/__faults`, { method: 'PUT', body: JSON.stringify([{ match: '*', drop: true }]) })
  const [map, feed] = await Promise.all([get(`${origin}/sitemap.xml`), get(`${origin}/feed.xml`)])
  return {
    first: first.ms,
    next: next.ms,
    addresses: count(first.text, /<loc>/g),
    days: { first: count(first.text, DAY), later: count(later.text, DAY), seconds },
    bytes: { before, after },
    whenDown: { map: count(map.text, /<loc>/g), feed: count(feed.text, /<item>/g) },
  }
}

/** Serves a built site and measures it. */
async function measureServed(
  many: Environment,
  progress: (text: string) => void,
): Promise<Omit<PostsFindings, 'builds'>> {
  const prebuilt = takeAway(many.buildFolder)
  const server = serve(readEnv(many.env), many.env, 'pipe')
  await waitUntilUp('The site with many posts', `${many.origin}/api/health`, server)
  progress('First visits of posts …')
  const visits = await measureVisits(many.origin, prebuilt)
  progress('Lists of posts …')
  const lists = await measureLists(many.origin)
  progress('Sitemap …')
  return { visits, lists, map: await measureMap(many, server) }
}

/**
 * Builds twice and measures the second site. The larger build comes first, so that it bears the one-off costs of a
 * first build.
 * @param folders `build`: prefix of the two build folders; `data`: for the data of the stand-ins
 * @returns this section of the report
 */
export async function measurePosts(
  folders: { build: string; data: string },
  progress: (text: string) => void,
): Promise<string> {
  const builds: PostsFindings['builds'] = []
  const environments: Environment[] = []
  for (const posts of [MANY, FEW]) {
    progress(`Building with ${posts} posts (about a minute) …`)
    const own = { build: buildFolder(folders.build, posts), data: join(folders.data, String(posts)) }
    const one = await startEnvironment(own, { LOCAL_API_POSTS: String(posts) })
    const cost = await measureBuild(one)
    progress(`It took ${cost.seconds.toFixed(1)} s and at most ${Math.round(cost.peakBytes / 1e6)} MB.`)
    builds.push({ posts, ...cost })
    environments.push(one)
  }
  const [many] = environments
  if (!many) throw new StartError('There is no build with many posts')
  return postsReport({ builds, ...(await measureServed(many, progress)) })
}
