/**
 * Redirects: the engine with ten thousand rules in this process, and what a visitor of the running site waits for a redirect, a page
 * and an address where there is nothing.
 */
import { Agent, get } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { resolveRedirect } from '../../lib/routing/redirects/resolve.ts'
import { compileRedirects, type RedirectRow, type RedirectTable } from '../../lib/routing/redirects/table.ts'
import { median, percentile } from './numbers.ts'
import { table } from './table.ts'

/** Rules of whole addresses, and patterns. */
export const RULES = { exact: 9_000, patterns: 1_000 }
const COMPILATIONS = 10
const LOOK_UPS = 100_000
const WARM_UP = 20_000
const REQUESTS = 300

export type EngineFindings = {
  /** Milliseconds to compile all rules, which is what a request waits that comes just then: the slowest of the runs. */
  compileMs: number
  /** Bytes that the table holds. */
  memory: number
  /** Microseconds on average. */
  lookUps: { name: string; microseconds: number }[]
}

export type RequestFindings = { name: string; status: number; median: number; p95: number }[]

const source = (index: number) => `/blog/${2000 + (index % 25)}/old-article-number-${index}`

/** Rules made by number: the same every time, nothing in them is real. */
export function makeRules({ exact, patterns } = RULES): RedirectRow[] {
  const target = (path: string) => ({ kind: 'path', path, anchor: null, url: null })
  return [
    ...Array.from({ length: exact }, (_, index) => ({
      id: `exact-${index}`,
      source: source(index),
      target: target(`/knowledge-base/business/article-${index}`),
      permanent: true,
    })),
    ...Array.from({ length: patterns }, (_, index) => ({
      id: `pattern-${index}`,
      source: `/media-${index}/:kind/*`,
      target: target('/services/:kind/*'),
      permanent: true,
    })),
  ]
}

/** What is looked up in round `index`; redirects or not, as the name says. */
const LOOKED_UP: readonly { name: string; path(index: number): string; isFound: boolean }[] = [
  { name: 'a whole address', path: (index) => source(index % RULES.exact), isFound: true },
  {
    name: 'a pattern with a name and a star',
    path: (index) => `/media-${index % RULES.patterns}/audio/a/b.mp3`,
    isFound: true,
  },
  { name: 'an address without redirect', path: (index) => `/blog/2011/none-${index}`, isFound: false },
]

/** Bytes in use after everything that is not needed has gone. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

function lookUp(rules: RedirectTable, { name, path, isFound }: (typeof LOOKED_UP)[number]) {
  const run = (count: number) => {
    let found = 0
    for (let index = 0; index < count; index += 1) if (resolveRedirect(rules, path(index), () => false)) found += 1
    return found
  }
  run(WARM_UP)
  const begun = performance.now()
  const found = run(LOOK_UPS)
  const microseconds = ((performance.now() - begun) / LOOK_UPS) * 1000
  if (found !== (isFound ? LOOK_UPS : 0)) throw new Error(`${name}: ${found} of ${LOOK_UPS} were redirected`)
  return { name, microseconds }
}

export function measureEngine(): EngineFindings {
  const rules = makeRules()
  const before = bytesInUse()
  const { table: compiled } = compileRedirects(rules)
  const memory = bytesInUse() - before
  const times = Array.from({ length: COMPILATIONS }, () => {
    const begun = performance.now()
    compileRedirects(rules)
    return performance.now() - begun
  })
  return {
    compileMs: Math.max(...times),
    memory,
    lookUps: LOOKED_UP.map((one) => lookUp(compiled, one)),
  }
}

function ask(url: string, agent: Agent): Promise<{ status: number; ms: number }> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun }))
    }).once('error', reject)
  })
}

/** Requests one after the other, in turns, so that noise meets all alike. */
const ASKED: readonly { name: string; path(index: number): string; status: number }[] = [
  { name: 'a redirect', path: (index) => `/contactus?visitor=${index}`, status: 308 },
  { name: 'a redirect by a pattern', path: (index) => `/narration/old-demo-${index}`, status: 308 },
  { name: 'an address where there is nothing', path: (index) => `/nothing/here-${index}`, status: 404 },
  { name: 'a page', path: () => '/our-story', status: 200 },
]

export async function measureRequests(origin: string): Promise<RequestFindings> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = ASKED.map((): number[] => [])
  try {
    for (let round = -20; round < REQUESTS; round += 1) {
      for (const [index, { name, path, status }] of ASKED.entries()) {
        const answer = await ask(origin + path(round), agent)
        if (answer.status !== status) throw new Error(`${name} was answered with ${answer.status}`)
        if (round >= 0) times[index]?.push(answer.ms)
      }
    }
  } finally {
    agent.destroy()
  }
  return ASKED.map(({ name, status }, index) => {
    const own = times[index] ?? []
    return { name, status, median: median(own), p95: percentile(own, 95) }
  })
}

/** Their part of the report. */
export function redirectsReport({ compileMs, memory, lookUps }: EngineFindings, requests: RequestFindings): string {
  const count = (RULES.exact + RULES.patterns).toLocaleString('en-AU')
  return [
    '## Redirects',
    `The engine with ${count} rules, ${RULES.patterns.toLocaleString('en-AU')} of them patterns. Compiling them, which is done after each change and once a minute, takes ${compileMs.toFixed(0)} ms at most. The table holds ${(memory / 1e6).toFixed(0)} MB.`,
    table(
      ['Looked up', 'µs', 'aim'],
      lookUps.map(({ name, microseconds }) => [name, microseconds.toFixed(1), '< 100']),
    ),
    `The running site with the redirects of the demo: ${REQUESTS} requests of each kind one after the other on one connection, in turns, to the last byte.`,
    table(
      ['Asked for', 'status', 'median ms', 'p95 ms'],
      requests.map(({ name, status, median: middle, p95 }) => [
        name,
        String(status),
        middle.toFixed(1),
        p95.toFixed(1),
      ]),
    ),
  ].join('\n\n')
}
