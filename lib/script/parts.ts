/** The parts of a script that are not read as they are written: their kinds and their readings. Pure. */

/** What is read out in another form. */
export type SpokenKind =
  | 'abbreviation'
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

/** Kinds that are switched together. An aside is something in brackets that is read; what is struck was so by the visitor. */
export type SilentKind = 'aside' | 'column' | 'direction' | 'heading' | 'speaker' | 'struck' | 'timecode'

/** Kinds that the visitor may have read, all parts of one at once. */
export const SWITCHED_KINDS = ['direction', 'speaker', 'timecode', 'heading'] as const satisfies readonly SilentKind[]

export type PartKind = SpokenKind | SilentKind

/** One way to read a part. `spoken` is empty when nothing is said; `hiddenWords` are those that it does not show, such as of a long name without spaces. */
export type Reading = { spoken: string; hiddenWords?: number }

/** A part of the script that is not read as it is written. */
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
  /** The heading of its column, as written. */
  column?: string
}
