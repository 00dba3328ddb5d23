/**
 * Measures the local Content Lake with 5,000 documents: a process of its own receives the queries of the site and the
 * Studio over HTTP, each time with other parameters.
 */
import { spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PAGE_BY_PATH_QUERY, ROUTES_QUERY } from '../../lib/content/queries.ts'
import { StartError } from '../http/listen.ts'
import { startNode, stopProcess } from '../processes.ts'
import { COUNTS, pageId, pagePath, redirectSource, writeLakeContent } from './lake-content.ts'
import { median, percentile } from './numbers.ts'
import { type LakeFindings, lakeReport } from './report-lake.ts'

/** Number of unmeasured warm-up requests, and of measured ones. */
const WARM_UP = 20
const ROUNDS = 200

type Answer = { ms: number; bytes: number }

/** One measured query: the request of round `index`. The time of `before` is not measured. */
type Question = {
  name: string
  /** Target for the median, in milliseconds. */
  aim?: number
  before?: (lake: Lake, index: number) => Promise<void>
  ask: (lake: Lake, index: number) => Promise<Answer>
}

type Lake = {
  query: (text: string, params: Record<string, unknown>, perspective: 'published' | 'drafts' | 'raw') => Promise<Answer>
  post: (path: string, body: unknown) => Promise<Answer>
}

const STUDIO_LIST = `*[_type == "page"] | order(_updatedAt desc) [0...$__limit] { _type, _id, _originalId, title, path }`

const NOT_THERE = '/no-such-address'

const QUESTIONS: readonly Question[] = [
  {
    name: 'page by path (PAGE_BY_PATH_QUERY)',
    aim: 10,
    ask: (lake, index) => lake.query(PAGE_BY_PATH_QUERY, { path: pagePath(spread(index, COUNTS.page)) }, 'published'),
  },
  {
    name: 'page by an unknown path',
    aim: 10,
    ask: (lake, index) => lake.query(PAGE_BY_PATH_QUERY, { path: `${NOT_THERE}-${index}` }, 'published'),
  },
  {
    name: 'redirect by its source',
    aim: 10,
    ask: (lake, index) =>
      lake.query(
        '*[_type == "redirect" && source == $source][0] { source, permanent, target { kind, "path": page->path } }',
        { source: redirectSource(spread(index, COUNTS.redirect)) },
        'published',
      ),
  },
  {
    name: 'Studio: list of pages, latest first, 100 of 2,000',
    aim: 10,
    ask: (lake) => lake.query(STUDIO_LIST, { __limit: 100 }, 'drafts'),
  },
  {
    name: 'Studio: list of reviews by date',
    aim: 10,
    ask: (lake) =>
      lake.query('*[_type == "review"] | order(date desc) [0...100] { _id, _type, author, date }', {}, 'drafts'),
  },
  {
    name: 'Studio: previews of 25 rows',
    ask: (lake, index) => {
      const ids = Array.from({ length: 25 }, (_, row) => pageId(spread(index + row * 31, COUNTS.page)))
      return lake.query('*[_id in $ids] { _id, _type, _rev, title, path }', { ids }, 'drafts')
    },
  },
  {
    name: 'Studio: references to a page',
    ask: (lake, index) =>
      lake.query('*[references($docId)][0...101] { _id, _type }', { docId: pageId(spread(index, COUNTS.page)) }, 'raw'),
  },
  {
    name: 'Studio: search of pages',
    ask: (lake, index) =>
      lake.query(
        '*[_type in $__types && [@, _id] match text::query($__query)] | order(_updatedAt desc) [0...$__limit] { _type, _id }',
        { __types: ['page'], __query: `${['voi', 'jing', 'stud', 'rad'][index % 4]}*`, __limit: 50 },
        'drafts',
      ),
  },
  {
    name: 'all paths of the site (ROUTES_QUERY), 2,000 pages and 2,000 redirects',
    ask: (lake) => lake.query(ROUTES_QUERY, {}, 'published'),
  },
  {
    name: 'a keystroke: edit of a draft, on disk',
    ask: (lake, index) => lake.post('data/actions/production', keystroke(index)),
  },
  {
    name: 'page by path, first query after a keystroke',
    before: async (lake, index) => void (await lake.post('data/actions/production', keystroke(index))),
    ask: (lake, index) => lake.query(PAGE_BY_PATH_QUERY, { path: pagePath(spread(index, COUNTS.page)) }, 'drafts'),
  },
  {
    name: 'publish, on disk',
    before: async (lake, index) => void (await lake.post('data/actions/production', keystroke(index))),
    ask: (lake, index) => {
      const publishedId = pageId(spread(index, COUNTS.page))
      const action = { actionType: 'sanity.action.document.publish', draftId: `drafts.${publishedId}`, publishedId }
      return lake.post('data/actions/production', { actions: [action] })
    },
  },
]

/** Visits all of `count` in a pseudo-random order. */
function spread(index: number, count: number): number {
  return (index * 997) % count
}

function keystroke(index: number) {
  const publishedId = pageId(spread(index, COUNTS.page))
  const patch = { set: { title: `Title after keystroke ${index}` } }
  return {
    actions: [{ actionType: 'sanity.action.document.edit', draftId: `drafts.${publishedId}`, publishedId, patch }],
  }
}

/** Measures in a temporary folder. @returns this section of the report */
export async function measureLake(folder: string, progress: (text: string) => void): Promise<string> {
  const dataset = join(folder, 'dataset')
  writeLakeContent(dataset)
  progress('Starting a Content Lake with 5,000 documents …')
  const env = {
    ...process.env,
    LOCAL_LAKE_PORT: '0',
    LOCAL_DATA_DIR: join(folder, 'data'),
    LOCAL_LAKE_DATASET: dataset,
  }
  const first = await startLake(env)
  await stopProcess(first.child)
  const next = await startLake(env)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const lake = lakeAt(next.origin, agent)
    await lake.query('count(*)', {}, 'published')
    const started = residentBytes(next.child.pid)
    const questions = []
    for (const question of QUESTIONS) {
      progress(`Content Lake: ${question.name} …`)
      questions.push(await measure(lake, question))
    }
    const documents = Object.values(COUNTS).reduce((sum, count) => sum + count, 0)
    const memory = { started, asked: residentBytes(next.child.pid) }
    return lakeReport({ documents, firstStart: first.ms, nextStart: next.ms, memory, questions })
  } finally {
    agent.destroy()
    await stopProcess(next.child)
  }
}

async function measure(lake: Lake, { name, aim, before, ask }: Question): Promise<LakeFindings['questions'][number]> {
  const answers: Answer[] = []
  for (let index = -WARM_UP; index < ROUNDS; index += 1) {
    await before?.(lake, index + WARM_UP)
    const answer = await ask(lake, index + WARM_UP)
    if (index >= 0) answers.push(answer)
  }
  const times = answers.map(({ ms }) => ms)
  return {
    name,
    aim,
    median: median(times),
    p95: percentile(times, 95),
    bytes: median(answers.map(({ bytes }) => bytes)),
  }
}

async function startLake(env: NodeJS.ProcessEnv) {
  const begun = performance.now()
  const child = startNode(['local/content-lake/main.ts'], { stdio: ['ignore', 'pipe', 'inherit'], env })
  if (child.stdout === null) throw new StartError('The lake of the benchmark has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^ready (.+)$/.exec(line)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return { child, origin, ms: performance.now() - begun }
  }
  throw new StartError('The lake of the benchmark did not start')
}

function residentBytes(pid: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) * 1024
}

function lakeAt(origin: string, agent: Agent): Lake {
  function send(method: string, path: string, body?: string): Promise<Answer> {
    const begun = performance.now()
    return new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = request(`${origin}/v2025-02-19/${path}`, { method, agent, headers }, (response) => {
        let bytes = 0
        let text = ''
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (response.statusCode !== 200) text += chunk
        })
        response.once('error', reject)
        response.once('end', () => {
          if (response.statusCode === 200) resolve({ ms: performance.now() - begun, bytes })
          else reject(new Error(`The lake answered ${response.statusCode}: ${text}`))
        })
      })
      sent.once('error', reject)
      sent.end(body)
    })
  }
  return {
    query: (query, params, perspective) => {
      const search = new URLSearchParams({ query, perspective, returnQuery: 'false' })
      for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
      return send('GET', `data/query/production?${search}`)
    },
    post: (path, body) => send('POST', path, JSON.stringify(body)),
  }
}
