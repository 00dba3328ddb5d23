/**
 * Builds documents that hold hostile strings in every field from the content model itself, so that new fields and
 * types are covered too.
 */
import type { readContentModel } from './half-filled'

type Model = ReturnType<typeof readContentModel>

type Field = {
  name?: string
  type: string
  to?: { type: string }[]
  fields?: Field[]
  of?: Field[]
  options?: { list?: (string | number | { value: string | number })[] }
}

/** The values for fields. Each call returns the next. */
export type Hostile = {
  text: () => string
  address: () => string
  /** One of a field's options, or something else. */
  choice: (choices: readonly (string | number)[]) => string | number
  /** Ids of documents to refer to, by type. */
  references: Readonly<Record<string, string>>
  image: string
  file: string
}

/** Cycles through a list for ever. */
export function round<T>(list: readonly [T, ...T[]]): () => T {
  let index = 0
  return () => list[index++ % list.length] ?? list[0]
}

/** A value of a type in which every text, URL and option is hostile. */
function hostileValue(field: Field, model: Model, hostile: Hostile): unknown {
  const choices = field.options?.list?.map((choice) => (typeof choice === 'object' ? choice.value : choice))
  if (choices && field.type !== 'array') return hostile.choice(choices)
  const own = Object.fromEntries(
    (field.fields ?? []).map((inner) => [inner.name ?? '', hostileValue(inner, model, hostile)]),
  )
  switch (field.type) {
    case 'string':
    case 'text':
      return hostile.text()
    case 'url':
      return hostile.address()
    case 'number':
      return 3
    case 'boolean':
      return true
    case 'date':
      return '2026-01-31'
    case 'datetime':
      return '2026-01-31T00:00:00Z'
    case 'image':
      return { ...own, _type: 'image', asset: { _type: 'reference', _ref: hostile.image } }
    case 'file':
      return { ...own, _type: 'file', asset: { _type: 'reference', _ref: hostile.file } }
    case 'reference': {
      const id = hostile.references[field.to?.[0]?.type ?? '']
      return id === undefined ? undefined : { _type: 'reference', _ref: id }
    }
    case 'array':
      return (field.of ?? []).map((item, index) => {
        const value = hostileValue(item, model, hostile)
        return typeof value === 'object' ? { _type: item.type, ...value, _key: `item-${index}` } : value
      })
    case 'block':
      return hostileBlock(hostile)
    case 'object':
    case 'document':
      return own
    default: {
      const named = model.get(field.type)
      return named && hostileValue(named, model, hostile)
    }
  }
}

/** A paragraph whose style, marks, links and text are all invalid. */
export function hostileBlock({ text, address }: Pick<Hostile, 'text' | 'address'>, key = 'block') {
  const words = text()
  return {
    _type: 'block',
    _key: key,
    style: ['normal', 'h2', 'h3', 'blockquote', '"><script>pwned()</script>', 'script'][words.length % 6],
    ...(words.length % 5 === 0 && { listItem: ['bullet', 'number', 'script'][words.length % 3], level: 1 }),
    markDefs: [
      { _key: 'link', _type: 'link', kind: 'external', url: address() },
      { _key: 'mail', _type: 'link', kind: 'mail', email: text(), subject: text() },
      { _key: 'phone', _type: 'link', kind: 'phone', phone: text() },
      { _key: 'place', _type: 'place', anchor: text() },
      { _key: 'odd', _type: 'script', src: address(), children: text() },
    ],
    children: [
      { _type: 'span', _key: 'a', text: words, marks: ['strong', 'script', '"><script>pwned()</script>'] },
      { _type: 'span', _key: 'b', text: ` ${text()}`, marks: ['link'] },
      { _type: 'span', _key: 'c', text: ' mail', marks: ['mail', 'phone', 'odd', 'place', '__proto__'] },
      { _type: 'script', _key: 'd', text: 'pwned()', html: text() },
      { _type: 'html', _key: 'e', html: text(), children: [{ _type: 'span', text: text() }] },
    ],
  }
}

/** A section of each type of the model. */
export function hostileSections(model: Model, hostile: Hostile): object[] {
  const types = model.get('page')?.fields?.find(({ name }) => name === 'sections')?.of ?? []
  return types.map(({ type }, index) => {
    const value = hostileValue({ type }, model, hostile)
    return { ...(typeof value === 'object' ? value : {}), _type: type, _key: `section-${index}` }
  })
}

/** The fields of a document of a type. */
export function hostileFields(type: string, model: Model, hostile: Hostile): Record<string, unknown> {
  const value = hostileValue({ type }, model, hostile)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
