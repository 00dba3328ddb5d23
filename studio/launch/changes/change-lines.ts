/** The changes of a document as lines: field, before, after. Pure. */
import { isSame } from '../../../lib/launch/contents.ts'
import {
  describeItem,
  type FieldChange,
  fieldChanges,
  inWords,
  isBlock,
  isKeyedList,
} from '../../common/field-changes.ts'
import { type CompiledType, textOf } from '../../common/untyped.ts'

export type ChangeLine = {
  /** Titles from the outermost field to the innermost one. */
  titles: string[]
  /** Null when there was nothing. */
  before: string | null
  after: string | null
}

const LONGEST = 300

function shortened(text: string | null): string | null {
  return text && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** A list with other items is read item by item, running text by paragraphs. */
function linesOf({ path, titles, type, before, after }: FieldChange): ChangeLine[] {
  const shown = titles.filter(Boolean)
  if (!isKeyedList(before) || !isKeyedList(after)) {
    return [{ titles: shown, before: shortened(inWords(before)), after: shortened(inWords(after)) }]
  }
  const keys = [...new Set([...before, ...after].map((item) => textOf(item, '_key')))]
  const find = (items: readonly unknown[], key: string) => items.find((item) => textOf(item, '_key') === key)
  const lines = keys.flatMap((key) => {
    const [one, other] = [find(before, key), find(after, key)]
    const item = describeItem(one ?? other, type)
    const position = { path: [...path, { _key: key }], titles: [...titles, item.title] }
    const isWhole = !one || !other || isBlock(one)
    if (isWhole) return isSame(one, other) ? [] : linesOf({ ...position, type: item.type, before: one, after: other })
    return fieldChanges(item.type, one, other, position).flatMap(linesOf)
  })
  return lines.length > 0 ? lines : [{ titles: shown, before: 'another order', after: 'this order' }]
}

/** @param before undefined for a new document: each of its fields is a change */
export function changeLines(type: CompiledType, before: unknown, after: unknown): ChangeLine[] {
  return fieldChanges(type, before, after).flatMap(linesOf)
}
