/** The differences between two states of a document as an editor reads them: field, before, after. Pure. */
import { isSame } from '../../../lib/launch/contents.ts'
import { type CompiledType, fieldOf, listOf, paragraphText, textOf } from '../../common/untyped.ts'

export type FieldChange = {
  /** Titles from the outermost field to the innermost one. */
  titles: string[]
  /** Null when there was nothing. */
  before: string | null
  after: string | null
}

const LONGEST = 300

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** A value in words; an object by its first text. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object') return shortened(String(value))
  if (textOf(value, '_type') === 'block') return shortened(paragraphText(value)) || null
  if (textOf(value, '_ref')) return 'another document or file'
  const own = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  const texts = own.flatMap(([, field]) => inWords(field) ?? [])
  return texts.length === 0 ? null : shortened(texts.join(', '))
}

function titleOf(type: CompiledType | undefined, name: string): string {
  return type?.title ?? name
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => textOf(item, '_key') !== '')
}

function changesInItems(type: CompiledType | undefined, before: unknown, after: unknown, titles: string[]) {
  const [old, now] = [listOf({ before }, 'before'), listOf({ after }, 'after')]
  const keys = [...new Set([...old, ...now].map((item) => textOf(item, '_key')))]
  const find = (items: readonly unknown[], key: string) => items.find((item) => textOf(item, '_key') === key)
  const changed = keys.flatMap((key) => {
    const [one, other] = [find(old, key), find(now, key)]
    const itemType = type?.of?.find(({ name }) => name === textOf(other ?? one, '_type')) ?? type?.of?.[0]
    const isMixed = (type?.of?.length ?? 0) > 1 && textOf(other ?? one, '_type') !== 'block'
    return changesIn(itemType, one, other, isMixed ? [...titles, titleOf(itemType, key)] : titles)
  })
  if (changed.length > 0) return changed
  return [{ titles, before: 'another order', after: 'this order' }]
}

function changesIn(type: CompiledType | undefined, before: unknown, after: unknown, titles: string[]): FieldChange[] {
  if (isSame(before, after)) return []
  const isBlock = [before, after].some((value) => textOf(value, '_type') === 'block')
  if (isList(before) && isList(after) && !isBlock) return changesInItems(type, before, after, titles)
  const isObject = [before, after].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  if (!isObject || isBlock || !type?.fields) return [{ titles, before: inWords(before), after: inWords(after) }]
  return type.fields.flatMap(({ name, type: fieldType }) =>
    changesIn(fieldType, fieldOf(before, name), fieldOf(after, name), [...titles, titleOf(fieldType, name)]),
  )
}

/** @param before undefined for a new document: each of its fields is a change */
export function fieldChanges(type: CompiledType, before: unknown, after: unknown): FieldChange[] {
  return (type.fields ?? []).flatMap(({ name, type: fieldType }) =>
    changesIn(fieldType, fieldOf(before, name), fieldOf(after, name), [titleOf(fieldType, name)]),
  )
}
