/** Finds voices by what an editor types. Pure. */
import type { Voice } from '../../lib/api/models.ts'

/** As many as fit below the search. */
const SHOWN = 6

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The voices whose name or booking ref has the typed words, the names that begin with them first. */
export function findInCatalogue(voices: readonly Voice[], typed: string): readonly Voice[] {
  const words = plain(typed)
  if (!words) return []
  const found = voices.filter(({ pseudonym, code }) => plain(pseudonym).includes(words) || plain(code).includes(words))
  const begins = ({ pseudonym }: Voice) => (plain(pseudonym).startsWith(words) ? 0 : 1)
  return found.sort((one, other) => begins(one) - begins(other)).slice(0, SHOWN)
}
