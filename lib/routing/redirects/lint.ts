/**
 * Lints the redirects as a whole, for the Studio's forms, its list of problems and `npm run check`. Pure.
 *
 * The order of patterns does not matter: the most specific one applies.
 */

import { isPostPath } from '../../knowledge-base/paths.ts'
import { NO_SOURCE, parseSource, type Source } from './pattern.ts'
import { isReservedPath, type KnownAddresses, SERVICE_PATHS } from './reserved-paths.ts'
import { type Step, type Trace, traceRedirects } from './resolve.ts'
import { createPatternCover, patternOfSamplePath, samplePathOf } from './sample-path.ts'
import { compileRedirects, LEADS_TO_ITSELF, matchRedirect, type RedirectRow } from './table.ts'

export type LintRow = RedirectRow & {
  /** The target page exists, but is not published. */
  isTargetDraft?: boolean
}

export type FindingKind =
  | 'bad-source'
  | 'own-address'
  | 'live-page'
  | 'duplicate'
  | 'bad-target'
  | 'loop'
  | 'unpublished'
  | 'missing'
  | 'chain'
  | 'useless'
  | 'pages-within'
  | 'articles-within'

/** An error keeps the redirect from working; a warning may surprise an editor. */
const LEVELS = {
  'bad-source': 'error',
  'own-address': 'error',
  'live-page': 'error',
  duplicate: 'error',
  'bad-target': 'error',
  loop: 'error',
  unpublished: 'warning',
  missing: 'warning',
  chain: 'warning',
  useless: 'warning',
  'pages-within': 'warning',
  'articles-within': 'warning',
} as const satisfies Record<FindingKind, 'error' | 'warning'>

/** Kinds of findings that concern the target rather than the source. */
const TARGET_KINDS: readonly FindingKind[] = ['bad-target', 'loop', 'unpublished', 'missing', 'chain']

export type RedirectFinding = {
  /** Id of the redirect. */
  id: string
  source: string | null
  level: 'error' | 'warning'
  kind: FindingKind
  field: 'source' | 'target'
  /** A sentence for editors. */
  problem: string
  /** Ids of other redirects involved. */
  related: readonly string[]
}

type Options = {
  /** Checks this redirect alone. */
  only?: string
  /** Unpublished redirects, whose sources count as used. */
  drafts?: readonly RedirectRow[]
}

type Found = { kind: FindingKind; problem: string; related?: readonly string[] }

/** Rewords a problem of the table in terms of the form's fields. */
function asSentence(problem: string): string {
  if (problem === NO_SOURCE) return 'The old address is missing.'
  if (problem === LEADS_TO_ITSELF) return 'It leads back to the old address.'
  const said = problem.replace('its source', 'the old address').replace('its target', 'the new address')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

/** A short list: the first three, and how many more. */
function some(addresses: readonly string[]): string {
  const shown = addresses.slice(0, 3).join(', ')
  return addresses.length > 3 ? `${shown} and ${addresses.length - 3} more` : shown
}

function idsOf(steps: readonly Step[], except: string): string[] {
  return [...new Set(steps.map(({ id }) => id))].filter((id) => id !== except)
}

/** The full path of a loop, from the first step to the one it returns to. */
function loopSentence({ steps, circle }: Trace): string {
  const way = steps.map(({ key }) => patternOfSamplePath(key))
  if (circle < 0) return `This leads on and on without end: ${way.slice(0, 3).join(' → ')} → …`
  return `This leads round in a circle: ${[...way, way[circle]].join(' → ')}.`
}

/** @returns every finding, in the order of the rows */
export function lintRedirects(
  rows: readonly LintRow[],
  known: KnownAddresses,
  { only, drafts = [] }: Options = {},
): RedirectFinding[] {
  const { table, problems } = compileRedirects(rows)
  const skipped = new Map(problems.map(({ id, problem }) => [id, problem]))
  const isPage = (path: string) => known.isPage(path)
  const parsed = rows.flatMap((row) => {
    const source = parseSource(row.source ?? '')
    return typeof source === 'string' ? [] : [{ row, source }]
  })
  const sourceById = new Map(parsed.map(({ row, source }) => [row.id, source]))
  const idsByKey = Map.groupBy(parsed, ({ source }) => source.key)
  const loops = findLoops()
  const pagesWithin = createPatternCover(known.pages ?? [])
  const articlesWithin = createPatternCover(known.articles ?? [])
  const ownWithin = createPatternCover(SERVICE_PATHS)

  /** Most do, and need no further check. */
  function leadsToPage(source: Source): boolean {
    const target = table.exact.get(source.path)?.target
    return target !== undefined && 'next' in target && (target.next === null || isPage(target.next))
  }

  /** Loops by the ids of all redirects that are part of them or lead into them. */
  function findLoops(): Map<string, Trace> {
    const found = new Map<string, Trace>()
    for (const { row, source } of parsed) {
      if (skipped.has(row.id) || leadsToPage(source)) continue
      const trace = traceRedirects(table, samplePathOf(source.parts), isPage)
      if (trace.end !== 'loop') continue
      found.set(row.id, trace)
      // A pattern may loop for one path only, which is another redirect's source.
      const circle = {
        ...trace,
        steps: trace.steps.slice(Math.max(trace.circle, 0)),
        circle: Math.min(trace.circle, 0),
      }
      for (const { id } of circle.steps) if (!found.has(id)) found.set(id, circle)
    }
    return found
  }

  function duplicate({ id }: LintRow, source: Source): Found[] {
    const others = (idsByKey.get(source.key) ?? []).filter(({ row }) => row.id !== id)
    const [other] = others
    if (other) {
      const problem =
        other.source.path === source.path
          ? 'Another redirect already starts at this address.'
          : `Another redirect, ${other.source.path}, already stands for the same addresses.`
      return [{ kind: 'duplicate', problem, related: others.map(({ row }) => row.id) }]
    }
    const taken = drafts.filter((draft) => {
      const theirs = parseSource(draft.source ?? '')
      return typeof theirs !== 'string' && theirs.key === source.key
    })
    if (taken.length === 0) return []
    const problem = 'Another redirect, which is not published yet, already starts at this address.'
    return [{ kind: 'duplicate', problem, related: taken.map((draft) => draft.id) }]
  }

  /** Findings about the source. */
  function ofSource(row: LintRow, source: Source): Found[] {
    const found = duplicate(row, source)
    if (!source.isPattern) {
      if (isReservedPath(source.path)) {
        found.push({
          kind: 'own-address',
          problem: 'The site answers this address itself, so it cannot be redirected.',
        })
      } else if (isPage(source.path)) {
        const problem = 'A page is published at this address, and a page wins over a redirect.'
        found.push({ kind: 'live-page', problem })
      } else if (isPostPath(source.path) && known.isOwn(source.path)) {
        const problem = 'An article stands at this address, and an article wins over a redirect.'
        found.push({ kind: 'articles-within', problem })
      }
      return found
    }
    const own = ownWithin(source.parts)
    if (own.length > 0 || isReservedPath(source.path)) {
      const problem = `The site answers ${own[0] ?? 'these addresses'} itself, so it cannot be redirected.`
      found.push({ kind: 'own-address', problem })
    }
    const pages = pagesWithin(source.parts)
    if (pages.length > 0) {
      const problem = `Pages that are published here win over it and stay where they are: ${some(pages)}.`
      found.push({ kind: 'pages-within', problem })
    }
    const articles = articlesWithin(source.parts)
    if (articles.length > 0) {
      const problem = `Articles that stand here win over it and stay where they are: ${some(articles)}.`
      found.push({ kind: 'articles-within', problem })
    }
    return found
  }

  /** Redundant: a less specific redirect would do the same. */
  function useless(row: LintRow, source: Source): Found[] {
    const probe = samplePathOf(source.parts)
    const other = matchRedirect(table, probe, row.id)
    const own = other && matchRedirect(table, probe)
    if (!other || own?.id !== row.id || other.href !== own.href || other.permanent !== own.permanent) return []
    // `/blog` beside `/blog/*` is deliberate, so that one of them can change.
    if (other.source === `${source.path}/*`) return []
    const problem = `Not needed: ${other.source} leads these visitors to the same place.`
    return [{ kind: 'useless', problem, related: [other.id] }]
  }

  /** Findings about the target. */
  function ofTarget(row: LintRow, source: Source): Found[] {
    const loop = loops.get(row.id)
    if (loop) return [{ kind: 'loop', problem: loopSentence(loop), related: idsOf(loop.steps, row.id) }]
    if (leadsToPage(source)) return []
    const { steps, end } = traceRedirects(table, samplePathOf(source.parts), isPage)
    const [first, ...onward] = steps
    const last = steps.at(-1)
    if (first?.id !== row.id || !last) return []
    const destination = patternOfSamplePath(last.href)
    const isOpen = destination !== last.href
    const path = last.next
    const isThere = end !== 'address' || path === null || isOpen || known.isOwn(path)
    const found: Found[] = []
    if (onward.length > 0) {
      const problem = `${patternOfSamplePath(first.href)} is itself redirected: people end at ${destination}. Write ${destination} here.`
      found.push({ kind: 'chain', problem, related: idsOf(onward, row.id) })
    }
    if (isThere === false) {
      found.push({ kind: 'missing', problem: `There is no page and no article at ${path}.` })
    }
    return found
  }

  function broken({ id, target, isTargetDraft }: LintRow): Found[] | null {
    const problem = skipped.get(id)
    if (problem === undefined) return null
    if (!sourceById.has(id)) return [{ kind: 'bad-source', problem: asSentence(problem) }]
    if (target?.kind === 'page' && !target.path) {
      return isTargetDraft
        ? [
            {
              kind: 'unpublished',
              problem:
                'This page is not published, so the old address leads nowhere yet. Publish it, or choose another one.',
            },
          ]
        : [{ kind: 'bad-target', problem: 'The page it leads to is gone. Choose another one.' }]
    }
    return [{ kind: 'bad-target', problem: asSentence(problem) }]
  }

  function look(row: LintRow): Found[] {
    const source = sourceById.get(row.id)
    if (!source) return broken(row) ?? []
    const start = ofSource(row, source)
    // The table reports one problem per row; a duplicate source has been reported already.
    if (start.some(({ kind }) => kind === 'duplicate' || kind === 'own-address' || kind === 'live-page')) return start
    return [...start, ...(broken(row) ?? [...ofTarget(row, source), ...useless(row, source)])]
  }

  return rows
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((row) =>
      look(row).map(({ kind, problem, related = [] }) => ({
        id: row.id,
        source: row.source,
        level: LEVELS[kind],
        kind,
        field: TARGET_KINDS.includes(kind) ? ('target' as const) : ('source' as const),
        problem,
        related,
      })),
    )
}
