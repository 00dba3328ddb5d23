/** The columns of a file of redirects, and the names by which other programs call them. Pure. */
import { removeInvisible } from '../../../../lib/format/invisible-characters.ts'

export const COLUMNS = ['source', 'target', 'permanent', 'note'] as const

export type Column = (typeof COLUMNS)[number]

/** A redirect as text. */
export type Cells = Readonly<Record<Column, string>>

/** At which positions the columns stand; several for a name that was used more than once. */
export type Positions = Readonly<Record<Column, readonly number[]>>

const FILLERS =
  'https?|urls?|uris?|paths?|links?|pages?|address(?:es)?|redirects?|redirection|request|response|moved|for|the|full|web|sites?'

const WORDS: Readonly<Record<Column, string>> = {
  source: 'source|from|old|origin|original|previous|former|legacy',
  target: 'target|to|new|destination|dest',
  permanent: 'permanent|status|code|type|good',
  note: 'notes?|comments?|remarks?|reason',
}

const NAMES = COLUMNS.map((column) => {
  const words = WORDS[column]
  return { column, name: new RegExp(`^(?:${FILLERS}|${words})*(?:${words})(?:${FILLERS}|${words})*$`) }
})

/** Names that tell only beside a column that is named better, such as "URL" beside "Redirect to". */
const PLAIN_SOURCE = /^(?:url|uri|path|link|page|address|request)+$/
const PLAIN_TARGET = /^(?:redirects?|redirection)(?:url|uri|path|link|page|address)*$/

/** Longer than any name; sentences are no names. */
const MAX_LENGTH = 40

/** Letters and digits only, so that "Old URL", "old_url" and "oldUrl" are one name. */
function simplified(name: string): string {
  const letters = removeInvisible(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  return letters.length > MAX_LENGTH ? '' : letters
}

function theOnly(names: readonly string[], pattern: RegExp): number[] {
  const found = names.flatMap((name, index) => (pattern.test(name) ? [index] : []))
  return found.length === 1 ? found : []
}

/** @returns the positions; null when the cells name no old or no new address */
export function positionsIn(cells: readonly string[]): Positions | null {
  const names = cells.map(simplified)
  const named = (wanted: Column) =>
    names.flatMap((name, index) => (NAMES.find((one) => one.name.test(name))?.column === wanted ? [index] : []))
  const [source, target] = [named('source'), named('target')]
  const positions = {
    source: source.length > 0 || target.length === 0 ? source : theOnly(names, PLAIN_SOURCE),
    target: target.length > 0 || source.length === 0 ? target : theOnly(names, PLAIN_TARGET),
    permanent: named('permanent'),
    note: named('note'),
  }
  return positions.source.length > 0 && positions.target.length > 0 ? positions : null
}
