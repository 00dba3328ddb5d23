/** The fields in which two states of a document differ, with their titles for editors. Pure. */
import type { Path, PathSegment } from 'sanity'
import { isFields, isSame } from '../../lib/launch/contents.ts'
import { type CompiledType, fieldOf, paragraphText, textOf } from './untyped.ts'

type Position = {
  path: Path
  /** A title for each segment of the path; empty for an item that has none. */
  titles: readonly string[]
}

/** A field that differs: the deepest one that does, and of a list with other items or another order the whole list. */
export type FieldChange = Position & {
  /** Undefined for a field that the schema does not have. */
  type: CompiledType | undefined
  /** Undefined when there was nothing. */
  before: unknown
  after: unknown
}

type Part = Pick<FieldChange, 'type' | 'before' | 'after'> & { segment: PathSegment; title: string }

/** Whether a value is a paragraph of rich text. */
export function isBlock(value: unknown): boolean {
  return textOf(value, '_type') === 'block'
}

/** Whether a value is a list whose items have keys. */
export function isKeyedList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => textOf(item, '_key') !== '')
}

/** A value in words, an object by its texts; null when there is nothing. */
export function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object') return String(value)
  if (isBlock(value)) return paragraphText(value) || null
  if (textOf(value, '_ref')) return 'another document or file'
  const own = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  const texts = own.flatMap(([, field]) => inWords(field) ?? [])
  return texts.length === 0 ? null : texts.join(Array.isArray(value) ? '\n' : ', ')
}

/** The type of an item of a list, and what an editor knows the item by: its kind where there are several, and its heading. */
export function describeItem(item: unknown, list: CompiledType | undefined): Pick<Part, 'type' | 'title'> {
  const types = list?.of ?? []
  const type = types.find(({ name }) => name === textOf(item, '_type')) ?? types[0]
  if (isBlock(item)) return { type, title: '' }
  const kind = types.length > 1 ? (type?.title ?? textOf(item, '_type')) : ''
  const heading = textOf(item, 'heading') || textOf(item, 'title')
  return { type, title: [kind, heading && `“${heading}”`].filter(Boolean).join(' ') }
}

function itemsOf(before: readonly unknown[], after: readonly unknown[], list: CompiledType | undefined): Part[] {
  return before.map((item, index) => {
    const segment = { _key: textOf(item, '_key') }
    return { ...describeItem(item, list), segment, before: item, after: after[index] }
  })
}

function fieldsOf(before: unknown, after: unknown, type: CompiledType | undefined): Part[] {
  const inSchema = type?.fields ?? []
  const stored = [before, after].flatMap((value) => (isFields(value) ? Object.keys(value) : []))
  const names = new Set([...inSchema.map(({ name }) => name), ...stored])
  return [...names]
    .filter((name) => !name.startsWith('_'))
    .map((name) => {
      const fieldType = inSchema.find((field) => field.name === name)?.type
      const title = fieldType?.title ?? name
      return { segment: name, title, type: fieldType, before: fieldOf(before, name), after: fieldOf(after, name) }
    })
}

function haveSameItems(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    before.every((item, index) => textOf(item, '_key') === textOf(after[index], '_key')) &&
    !after.some(isBlock)
  )
}

/** Whether an object is entered: no paragraph, reference, crop or hotspot, which are one field each. */
function hasFields(value: unknown): boolean {
  return isFields(value) && !isBlock(value) && !textOf(value, '_ref') && !textOf(value, '_type').startsWith('sanity.')
}

/** The fields or items of a value that are compared one by one: none within a text, nor in an object of another kind than before. */
function partsOf({ type, before, after }: Pick<FieldChange, 'type' | 'before' | 'after'>): Part[] {
  if (isKeyedList(before) && isKeyedList(after)) return haveSameItems(before, after) ? itemsOf(before, after, type) : []
  const values = [before, after].filter((value) => value !== undefined && value !== null)
  const isSameKind = new Set(values.map((value) => textOf(value, '_type'))).size === 1
  return isSameKind && values.every(hasFields) ? fieldsOf(before, after, type) : []
}

function changesIn(parts: readonly Part[], { path, titles }: Position): FieldChange[] {
  return parts.flatMap(({ segment, title, ...values }) => {
    if (isSame(values.before, values.after)) return []
    const position = { path: [...path, segment], titles: [...titles, title] }
    const inner = changesIn(partsOf(values), position)
    return inner.length > 0 ? inner : [{ ...position, ...values }]
  })
}

/**
 * The fields of an object that differ, in the order of its form. Those of the Content Lake, which begin with `_`, do not count.
 * @param type of a document or of an item
 * @param before undefined for a new one: each of its fields is a change
 * @param position of the object, where it is an item of a list
 */
export function fieldChanges(
  type: CompiledType | undefined,
  before: unknown,
  after: unknown,
  position: Position = { path: [], titles: [] },
): FieldChange[] {
  return changesIn(fieldsOf(before, after, type), position)
}
