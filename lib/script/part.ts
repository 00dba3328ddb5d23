/** The parts of a script that are not read as they are written. */

/** What is read out in another form. */
export type SpokenKind =
  | 'acronym'
  | 'date'
  | 'email'
  | 'number'
  | 'ordinal'
  | 'percentage'
  | 'phone'
  | 'price'
  | 'symbol'
  | 'time'
  | 'unit'
  | 'web'
  | 'year'

/** What is not read out, unless the visitor says so. */
export type SilentKind = 'direction' | 'speaker' | 'timecode'

export type PartKind = SpokenKind | SilentKind

/** One way to read a part. `said` is empty when nothing is said; `hiddenWords` are those that it does not show, such as of a long name without spaces. */
export type Reading = { said: string; hiddenWords?: number }

export type Part = {
  kind: PartKind
  /** Where it stands in the script, in UTF-16 code units. */
  start: number
  end: number
  /** As it is written. */
  text: string
  /** The usual one first; several at least. */
  readings: readonly Reading[]
  /** Index of the reading that counts. */
  chosen: number
}

/** Equal parts are read alike. */
export function partKey({ kind, text }: Pick<Part, 'kind' | 'text'>): string {
  return `${kind} ${text}`
}
