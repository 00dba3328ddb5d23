/** Reads an Australian address from its lines. Pure. */
import type { Address } from '../../../lib/content/address.ts'

const LAST_LINE = /^(.+?),?\s+(ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?\s+(\d{4})$/i

/** A last line that is not "Town STATE 0000" counts as street. */
export function postalAddressIn(lines: readonly string[]): Address {
  const filled = lines.map((line) => line.trim()).filter(Boolean)
  const [, town, state, postcode] = LAST_LINE.exec(filled.at(-1) ?? '') ?? []
  if (!town || !state || !postcode) return { street: filled, town: null, state: null, postcode: null }
  return { street: filled.slice(0, -1), town, state: state.toUpperCase(), postcode }
}
