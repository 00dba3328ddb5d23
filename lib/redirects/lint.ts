/** What is wrong with redirects as a whole: those that cannot work, lead nowhere, or take a longer way than they need. Pure. */
import { normaliseSource } from './normalise.ts'
import { resolveRedirect } from './resolve.ts'
import { compileRedirects, matchRedirect, type RedirectProblem, type RedirectRow } from './table.ts'

export type RedirectFinding = RedirectProblem & {
  /** An error keeps visitors from where they want to go; a warning only makes the way longer. */
  level: 'error' | 'warning'
}

export type KnownAddresses = {
  /** Is there a published page at this normalised path? */
  isPage(path: string): boolean
  /** Does the site answer this normalised path by itself, as it does for articles? */
  isOwn(path: string): boolean
}

/** @returns every finding, in the order of the rows */
export function lintRedirects(rows: readonly RedirectRow[], { isPage, isOwn }: KnownAddresses): RedirectFinding[] {
  const { table, problems } = compileRedirects(rows)
  const broken = new Map(problems.map((problem) => [problem.id, problem]))

  function problemOf({ id, source: written }: RedirectRow): Pick<RedirectFinding, 'level' | 'problem'> | null {
    const skipped = broken.get(id)
    if (skipped) return { level: 'error', problem: skipped.problem }
    // A pattern is looked at by its own words, which stand for what visitors ask for.
    const source = normaliseSource(written ?? '')
    if (isPage(source)) return { level: 'error', problem: 'a page is published at its source, so it is never used' }
    const match = matchRedirect(table, source)
    if (!match || match.next === null || match.source.includes(':') || match.href.includes('*')) return null
    if (isPage(match.next) || isOwn(match.next)) return null
    const onward = resolveRedirect(table, match.next, isPage)
    if (onward?.kind === 'loop')
      return { level: 'error', problem: `it leads round in a circle: ${onward.sources.join(', ')}` }
    if (onward)
      return { level: 'warning', problem: `its target ${match.next} is redirected itself, to ${onward.destination}` }
    return { level: 'error', problem: `its target ${match.next} is no page of the site` }
  }

  return rows.flatMap((row) => {
    const found = problemOf(row)
    return found ? [{ id: row.id, source: row.source, ...found }] : []
  })
}
