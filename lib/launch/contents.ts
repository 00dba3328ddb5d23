/** Contents of documents, without what the Content Lake says of them itself. Pure. */

export type Fields = Readonly<Record<string, unknown>>

/** A document of the Content Lake, of any type. */
export type StoredDocument = Fields & {
  _id: string
  _type: string
  _rev: string
  _createdAt?: string
  _updatedAt?: string
}

/** A document as it is published, and its draft. */
export type Pair = { published: StoredDocument | null; draft: StoredDocument | null }

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a document; of the Content Lake's own, which begin with `_`, only the type. */
export function contentOf(document: Fields): Fields {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name === '_type' || !name.startsWith('_')))
}

function sorted(_: string, value: unknown): unknown {
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether two values are the same JSON, in whatever order their fields are. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
}

/**
 * A draft as it is published: a reference to what was not published yet becomes strong, as the Content Lake's own
 * publishing does it.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isFields(value)) return value
  if (typeof value._ref !== 'string' || !isFields(value._strengthenOnPublish)) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strengthened(field)]))
  }
  const { _strengthenOnPublish, _weak, ...reference } = value
  return _strengthenOnPublish.weak === true ? { ...reference, _weak: true } : reference
}

/**
 * The reverse, for a draft: a reference to what is not published any more.
 * @param types types of the documents that are not, by their ids
 */
export function weakened(value: unknown, types: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => weakened(item, types))
  if (!isFields(value)) return value
  const type = typeof value._ref === 'string' ? types.get(value._ref) : undefined
  if (type !== undefined && value._weak !== true) return { ...value, _weak: true, _strengthenOnPublish: { type } }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, weakened(field, types)]))
}
