/** Checks the source of a redirect: whether it can be reached, and whether another redirect has it. Pure. */
import { isPostPath } from '../../../knowledge-base/paths.ts'
import { parseSource, type Source } from '../pattern.ts'
import { isReservedPath } from '../reserved-paths.ts'
import { samplePathOf } from '../sample-path.ts'
import { matchRedirect } from '../table.ts'
import type { LintContext } from './context.ts'
import type { Found, LintRow } from './findings.ts'

/** A short list: the first three, and how many more. */
function shortList(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ')
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown
}

function duplicates({ id }: LintRow, source: Source, { rowsByKey, drafts }: LintContext): Found[] {
  const others = (rowsByKey.get(source.key) ?? []).filter(({ row }) => row.id !== id)
  const [other] = others
  if (other) {
    const problem =
      other.source.path === source.path
        ? 'Another redirect already starts at this address.'
        : `Another redirect, ${other.source.path}, already stands for the same addresses.`
    return [{ kind: 'duplicate', problem, related: others.map(({ row }) => row.id) }]
  }
  const sameDrafts = drafts.filter((draft) => {
    const parsed = parseSource(draft.source ?? '')
    return typeof parsed !== 'string' && parsed.key === source.key
  })
  if (sameDrafts.length === 0) return []
  const problem = 'Another redirect, which is not published yet, already starts at this address.'
  return [{ kind: 'duplicate', problem, related: sameDrafts.map((draft) => draft.id) }]
}

function exactFindings(source: Source, { known }: LintContext): Found[] {
  if (isReservedPath(source.path)) {
    return [{ kind: 'own-address', problem: 'The site answers this address itself, so it cannot be redirected.' }]
  }
  if (known.isPage(source.path)) {
    return [{ kind: 'live-page', problem: 'A page is published at this address, and a page wins over a redirect.' }]
  }
  if (isPostPath(source.path) && known.isOwn(source.path)) {
    return [
      { kind: 'articles-within', problem: 'An article stands at this address, and an article wins over a redirect.' },
    ]
  }
  return []
}

function patternFindings(source: Source, context: LintContext): Found[] {
  const found: Found[] = []
  const servicePaths = context.servicePathsWithin(source.parts)
  if (servicePaths.length > 0 || isReservedPath(source.path)) {
    const problem = `The site answers ${servicePaths[0] ?? 'these addresses'} itself, so it cannot be redirected.`
    found.push({ kind: 'own-address', problem })
  }
  const pages = context.pagesWithin(source.parts)
  if (pages.length > 0) {
    const problem = `Pages that are published here win over it and stay where they are: ${shortList(pages)}.`
    found.push({ kind: 'pages-within', problem })
  }
  const articles = context.articlesWithin(source.parts)
  if (articles.length > 0) {
    const problem = `Articles that stand here win over it and stay where they are: ${shortList(articles)}.`
    found.push({ kind: 'articles-within', problem })
  }
  return found
}

/** Findings about the source. */
export function sourceFindings(row: LintRow, source: Source, context: LintContext): Found[] {
  const more = source.isPattern ? patternFindings(source, context) : exactFindings(source, context)
  return [...duplicates(row, source, context), ...more]
}

/** Finds a redirect that is redundant because a less specific one does the same. */
export function redundancyFindings(row: LintRow, source: Source, { table }: LintContext): Found[] {
  const samplePath = samplePathOf(source.parts)
  const other = matchRedirect(table, samplePath, row.id)
  const own = other && matchRedirect(table, samplePath)
  if (!other || own?.id !== row.id || other.href !== own.href || other.permanent !== own.permanent) return []
  // `/blog` beside `/blog/*` is deliberate, so that one of them can change.
  if (other.source === `${source.path}/*`) return []
  const problem = `Not needed: ${other.source} leads these visitors to the same place.`
  return [{ kind: 'useless', problem, related: [other.id] }]
}
