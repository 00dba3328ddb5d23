/** Builds documents from the content model itself, half-filled or hostile, so that new fields and types are covered too. */
import { spawnSync } from 'node:child_process'

type Choices = readonly (string | number)[]

type Field = {
  name?: string
  type: string
  to?: { type: string }[]
  fields?: Field[]
  of?: Field[]
  options?: { list?: (string | number | { value: string | number })[] }
}

type Model = ReadonlyMap<string, Field>

/** The types of the content model by name, as the Studio compiles them. */
export function readContentModel(): Model {
  const print = "import('./studio/schema/index.ts').then((m) => console.log(JSON.stringify(m.schemaTypes)))"
  const run = spawnSync(process.execPath, ['-e', print], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  if (run.status !== 0) throw new Error(run.stderr)
  const types: (Field & { name: string })[] = JSON.parse(run.stdout)
  return new Map(types.map((type) => [type.name, type]))
}

function referenceTo(id: string) {
  return { _type: 'reference', _ref: id }
}

/** Gives the values that have no fields of their own; for pictures and files, their asset. */
type Leaf = (field: Field, choices?: Choices) => unknown

/** A value of a type, whose lists hold one item of each kind. */
function filledValue(field: Field, model: Model, leaf: Leaf): unknown {
  const choices = field.options?.list?.map((choice) => (typeof choice === 'object' ? choice.value : choice))
  if (choices && field.type !== 'array') return leaf(field, choices)
  const own = Object.fromEntries(
    (field.fields ?? []).map((inner) => [inner.name ?? '', filledValue(inner, model, leaf)]),
  )
  switch (field.type) {
    case 'object':
    case 'document':
      return own
    case 'image':
    case 'file':
      return { ...own, _type: field.type, asset: leaf(field) }
    case 'array':
      return (field.of ?? []).map((item, index) => {
        const value = filledValue(item, model, leaf)
        return typeof value === 'object' ? { _type: item.type, ...value, _key: `item-${index}` } : (value ?? '')
      })
    default: {
      const named = model.get(field.type)
      return named ? filledValue(named, model, leaf) : leaf(field)
    }
  }
}

function fieldsOf(type: string, model: Model, leaf: Leaf): Record<string, unknown> {
  const value = filledValue({ type }, model, leaf)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function sectionTypes(model: Model): string[] {
  const sections = model.get('page')?.fields?.find(({ name }) => name === 'sections')
  return sections?.of?.map(({ type }) => type) ?? []
}

/** Which of a field's options is chosen; undefined for none. */
export type Choose = (choices: Choices) => string | number | undefined

/**
 * A page with every section type of the model, and the site settings: lists hold one empty item, pictures and
 * references point to missing documents, texts and numbers are missing, and options are chosen by `choose`.
 */
export function halfFilledDocuments(choose: Choose, model: Model) {
  function leaf({ type }: Field, choices?: Choices): unknown {
    if (choices) return choose(choices)
    if (type === 'block') return {}
    if (type === 'image' || type === 'file') return referenceTo(`${type}-gone-10x10-png`)
    return type === 'reference' ? referenceTo('gone') : undefined
  }
  const types = sectionTypes(model)
  const sections = types.map((type) => ({ ...fieldsOf(type, model, leaf), _type: type, _key: type }))
  return {
    sectionTypes: types,
    page: { _id: 'page', _type: 'page', path: '/', sections },
    settings: { ...fieldsOf('siteSettings', model, leaf), _id: 'siteSettings', _type: 'siteSettings' },
  }
}

/** Hostile values for fields. Each call returns the next. */
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

function hostileLeaf({ text, address, choice, references, image, file }: Hostile) {
  return ({ type, to }: Field, choices?: Choices): unknown => {
    if (choices) return choice(choices)
    switch (type) {
      case 'string':
      case 'text':
        return text()
      case 'url':
        return address()
      case 'number':
        return 3
      case 'boolean':
        return true
      case 'date':
        return '2026-01-31'
      case 'image':
        return referenceTo(image)
      case 'file':
        return referenceTo(file)
      case 'reference':
        return referenceTo(references[to?.[0]?.type ?? ''] ?? '')
      case 'block':
        return hostileBlock({ text, address })
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
  return sectionTypes(model).map((type, index) => ({
    ...hostileFields(type, model, hostile),
    _type: type,
    _key: `section-${index}`,
  }))
}

/** The fields of a document or section of a type. */
export function hostileFields(type: string, model: Model, hostile: Hostile): Record<string, unknown> {
  return fieldsOf(type, model, hostileLeaf(hostile))
}
