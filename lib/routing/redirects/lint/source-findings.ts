/** Checks the source of a redirect: whether it can be reached, and whether another redirect has it. Pure. */
import { isVoicePath } from '../../../voices/paths.ts'
import { isApiPath } from '../../api-paths.ts'
import { examplePathOf } from '../example-path.ts'
import { isReservedPath } from '../reserved-paths.ts'
import { matchRedirect } from '../table.ts'
import type { Found, LintContext, ParsedRow } from './findings.ts'

function duplicates({ row, source }: ParsedRow, { rowsByKey }: LintContext): Found[] {
  const other = rowsByKey.get(source.key)?.find((one) => one.row.id !== row.id)
  if (!other) return []
  const problem =
    other.source.path === source.path
      ? 'Another redirect already starts at this address.'
      : `Another redirect, ${other.source.path}, already stands for the same addresses.`
  return [{ kind: 'duplicate', problem }]
}

function occupied({ source }: ParsedRow, { known }: LintContext): Found[] {
  if (isReservedPath(source.path)) {
    return [{ kind: 'own-address', problem: 'The site answers this address itself, so it cannot be redirected.' }]
  }
  if (known.isPage(source.path)) {
    return [{ kind: 'live-page', problem: 'A page is published at this address, and a page wins over a redirect.' }]
  }
  if (isApiPath(source.path) && known.isOwn(source.path)) {
    const problem = isVoicePath(source.path)
      ? 'The page of a voice stands at this address, and wins over a redirect.'
      : 'An article stands at this address, and an article wins over a redirect.'
    return [{ kind: 'live-article', problem }]
  }
  return []
}

/** Findings about the source. */
export function sourceFindings(parsed: ParsedRow, context: LintContext): Found[] {
  return [...duplicates(parsed, context), ...occupied(parsed, context)]
}

/** Finds a redirect that is redundant because a less specific one does the same. */
export function redundancyFindings({ row, source }: ParsedRow, { table }: LintContext): Found[] {
  const examplePath = examplePathOf(source.parts)
  const other = matchRedirect(table, examplePath, row.id)
  const own = other && matchRedirect(table, examplePath)
  if (!other || own?.id !== row.id || other.href !== own.href || other.permanent !== own.permanent) return []
  // `/blog` beside `/blog/*` is deliberate, so that one of them can change.
  if (other.source === `${source.path}/*`) return []
  return [{ kind: 'useless', problem: `Not needed: ${other.source} leads these visitors to the same place.` }]
}
