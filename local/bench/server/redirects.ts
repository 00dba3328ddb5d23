/** Measures the redirect engine with 10,000 rules, in this process. */
import { formatNumber } from '../../../lib/format/locale.ts'
import { resolveRedirect } from '../../../lib/routing/redirects/resolve.ts'
import { compileRedirects, type RedirectRow, type RedirectTable } from '../../../lib/routing/redirects/table.ts'

/** Number of rules with an exact path, and with a pattern. */
const RULES = { exact: 9_000, patterns: 1_000 }
const COMPILATIONS = 10
const LOOKUPS = 100_000
const WARM_UP = 20_000

type EngineFindings = {
  /** Milliseconds to compile all rules, which delays a request at that moment: the slowest of the runs. */
  compileMs: number
  /** Average, in microseconds. */
  lookUps: { name: string; microseconds: number }[]
}

const source = (index: number) => `/blog/${2000 + (index % 25)}/old-article-number-${index}`

/** Generates rules, the same every time. */
function makeRules(): RedirectRow[] {
  const target = (path: string): RedirectRow['target'] => ({ kind: 'path', path, anchor: null, url: null })
  return [
    ...Array.from({ length: RULES.exact }, (_, index) => ({
      id: `exact-${index}`,
      source: source(index),
      target: target(`/knowledge-base/business/article-${index}`),
      permanent: true,
    })),
    ...Array.from({ length: RULES.patterns }, (_, index) => ({
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

function lookUp(rules: RedirectTable, { name, path, isFound }: (typeof LOOKED_UP)[number]) {
  const run = (count: number) => {
    let found = 0
    for (let index = 0; index < count; index += 1) if (resolveRedirect(rules, path(index), () => false)) found += 1
    return found
  }
  run(WARM_UP)
  const begun = performance.now()
  const found = run(LOOKUPS)
  const microseconds = ((performance.now() - begun) / LOOKUPS) * 1000
  if (found !== (isFound ? LOOKUPS : 0)) throw new Error(`${name}: ${found} of ${LOOKUPS} were redirected`)
  return { name, microseconds }
}

function measureEngine(): EngineFindings {
  const rules = makeRules()
  const { table: compiled } = compileRedirects(rules)
  const times = Array.from({ length: COMPILATIONS }, () => {
    const begun = performance.now()
    compileRedirects(rules)
    return performance.now() - begun
  })
  return {
    compileMs: Math.max(...times),
    lookUps: LOOKED_UP.map((one) => lookUp(compiled, one)),
  }
}

/** Speed of the redirect engine with many rules. */
export async function measureRedirects(): Promise<string> {
  console.error('Redirects …')
  const { compileMs, lookUps } = measureEngine()
  const count = formatNumber(RULES.exact + RULES.patterns)
  const found = lookUps.map(({ name, microseconds }) => `${name} in ${microseconds.toFixed(1)} µs`)
  return [
    '## Redirects',
    `The engine with ${count} rules, ${formatNumber(RULES.patterns)} of them patterns, looks up ${found.join(', ')}. Aim: below 100 µs. Compiling them, which is done after each change and once a minute, takes ${compileMs.toFixed(0)} ms at most.`,
  ].join('\n\n')
}
