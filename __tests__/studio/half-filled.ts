/** Builds half-filled documents from the content model itself, so that new fields and types are covered too. */
import { spawnSync } from 'node:child_process'

type Field = {
  name?: string
  type: string
  fields?: Field[]
  of?: Field[]
  options?: { list?: (string | number | { value: string | number })[] }
}

/** The types of the content model by name, as the Studio compiles them. */
function contentModel(): Map<string, Field> {
  const print = "import('./studio/schema/index.ts').then((m) => console.log(JSON.stringify(m.schemaTypes)))"
  const run = spawnSync(process.execPath, ['-e', print], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  if (run.status !== 0) throw new Error(run.stderr)
  const types: (Field & { name: string })[] = JSON.parse(run.stdout)
  return new Map(types.map((type) => [type.name, type]))
}

/** Which of a field's options is chosen; undefined for none. */
export type Choose = (choices: readonly (string | number)[]) => string | number | undefined

/**
 * A half-filled value of a type: lists hold one empty item, pictures and references point to missing documents,
 * texts and numbers are missing, and options are chosen by `choose`.
 */
function halfFilled(field: Field, model: ReadonlyMap<string, Field>, choose: Choose): unknown {
  const choices = field.options?.list?.map((choice) => (typeof choice === 'object' ? choice.value : choice))
  if (choices) return choose(choices)
  const own = Object.fromEntries(
    (field.fields ?? []).map((inner) => [inner.name ?? '', halfFilled(inner, model, choose)]),
  )
  switch (field.type) {
    case 'image':
    case 'file':
      return { ...own, _type: field.type, asset: { _type: 'reference', _ref: `${field.type}-gone-10x10-png` } }
    case 'reference':
      return { _type: 'reference', _ref: 'gone' }
    case 'array':
      return (field.of ?? []).map((item, index) => {
        const value = halfFilled(item, model, choose)
        return typeof value === 'object' ? { _type: item.type, ...value, _key: `item-${index}` } : ''
      })
    case 'block':
      return {}
    case 'object':
    case 'document':
      return own
    default: {
      const named = model.get(field.type)
      return named && halfFilled(named, model, choose)
    }
  }
}

/** A page with every section type of the model, and the site settings, half-filled. */
export function halfFilledDocuments(choose: Choose, model = contentModel()) {
  const page = model.get('page')
  const sectionTypes = page?.fields?.find(({ name }) => name === 'sections')?.of?.map(({ type }) => type) ?? []
  const sections = sectionTypes.map((type) => {
    const value = halfFilled({ type }, model, choose)
    return { ...(typeof value === 'object' ? value : {}), _type: type, _key: type }
  })
  const settings = halfFilled({ type: 'siteSettings' }, model, choose)
  return {
    sectionTypes,
    page: { _id: 'page', _type: 'page', path: '/', sections },
    settings: { ...(typeof settings === 'object' ? settings : {}), _id: 'siteSettings', _type: 'siteSettings' },
  }
}

/** Reads the content model, once for many documents. */
export const readContentModel = contentModel
