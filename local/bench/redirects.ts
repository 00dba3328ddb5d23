/**
 * Measures redirects: the engine with 10,000 rules in this process, and response times of the running site for a
 * redirect, a page and a 404.
 */
import { Agent, get } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { resolveRedirect } from '../../lib/routing/redirects/resolve.ts'
import { compileRedirects, type RedirectRow, type RedirectTable } from '../../lib/routing/redirects/table.ts'
import { median, percentile } from './numbers.ts'
import type { Sites } from './sites.ts'
import { table } from './table.ts'

/** Number of rules with an exact path, and with a pattern. */
export const RULES = { exact: 9_000, patterns: 1_000 }
const COMPILATIONS = 10
const LOOK_UPS = 100_000
const WARM_UP = 20_000
const REQUESTS = 300

type EngineFindings = {
  /** Milliseconds to compile all rules, which delays a request at that moment: the slowest of the runs. */
  compileMs: number
  /** Memory of the compiled table, in bytes. */
  memory: number
  /** Average, in microseconds. */
  lookUps: { name: string; microseconds: number }[]
}

type RequestFindings = { name: string; status: number; median: number; p95: number }[]

const source = (index: number) => `/blog/${2000 + (index % 25)}/old-article-number-${index}`

/** Generates rules, the same every time. */
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

/** The path to look up in round `index`, and whether a redirect is found. */
const LOOKED_UP: readonly { name: string; path(index: number): string; isFound: boolean }[] = [
  { name: 'an exact path', path: (index) => source(index % RULES.exact), isFound: true },
  {
    name: 'a pattern with a parameter and a wildcard',
    path: (index) => `/media-${index % RULES.patterns}/audio/a/b.mp3`,
    isFound: true,
  },
  { name: 'a path without a redirect', path: (index) => `/blog/2011/none-${index}`, isFound: false },
]

/** Heap size after a garbage collection, in bytes. */
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

function measureEngine(): EngineFindings {
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

/** Sequential requests, interleaved by kind, so that noise affects all alike. */
const ASKED: readonly { name: string; path(index: number): string; status: number }[] = [
  { name: 'a redirect', path: (index) => `/contactus?visitor=${index}`, status: 308 },
  { name: 'a redirect by a pattern', path: (index) => `/narration/old-demo-${index}`, status: 308 },
  { name: 'an unknown path', path: (index) => `/nothing/here-${index}`, status: 404 },
  { name: 'a page', path: () => '/our-story', status: 200 },
]

async function measureRequests(origin: string): Promise<RequestFindings> {
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

function report({ compileMs, memory, lookUps }: EngineFindings, requests: RequestFindings): string {
  const count = (RULES.exact + RULES.patterns).toLocaleString('en-AU')
  return [
    '## Redirects',
    `The engine with ${count} rules, ${RULES.patterns.toLocaleString('en-AU')} of them patterns. Compiling them, which is done after each change and once a minute, takes ${compileMs.toFixed(0)} ms at most. The table holds ${(memory / 1e6).toFixed(0)} MB.`,
    table(
      ['Looked up', 'µs', 'aim'],
      lookUps.map(({ name, microseconds }) => [name, microseconds.toFixed(1), '< 100']),
    ),
    `The running site with the demo's redirects: ${REQUESTS} sequential requests of each kind on one connection, interleaved, timed to the last byte.`,
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

/** Speed of the redirect engine with many rules, and response times of the running site. */
export async function measureRedirects({ real }: Sites): Promise<string> {
  console.error('Redirects …')
  return report(measureEngine(), await measureRequests(real.origin))
}
