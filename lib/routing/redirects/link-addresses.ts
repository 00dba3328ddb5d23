/** Every link that a document holds, wherever it lies: buttons, navigation, running text, banners. Pure. */

export type LinkAddress = {
  /** The way to it, by names and keys. */
  place: string
  address: string
  /** The page that is chosen; undefined for a link with a typed address. */
  pageId?: string
}

/** Fields in which addresses are typed. */
const ADDRESS_FIELDS = ['href', 'url', 'path']

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function linksAt(object: Record<string, unknown>, place: string): LinkAddress[] {
  if (object._type === 'link' && object.kind === 'page') {
    const pageId = isObject(object.page) && typeof object.page._ref === 'string' ? object.page._ref : ''
    return [{ place, address: '', pageId }]
  }
  return ADDRESS_FIELDS.flatMap((name) => {
    const address = object[name]
    return typeof address === 'string' && address !== '' ? [{ place: place ? `${place}.${name}` : name, address }] : []
  })
}

function walk(value: unknown, steps: readonly string[]): LinkAddress[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const key = isObject(item) && typeof item._key === 'string' ? item._key : String(index)
      return walk(item, [...steps, key])
    })
  }
  if (!isObject(value)) return []
  // The fields of the document itself say where it is, not where it leads.
  const own = steps.length > 0 ? linksAt(value, steps.join('.')) : []
  return [...own, ...Object.entries(value).flatMap(([name, field]) => walk(field, [...steps, name]))]
}

export function linkAddresses(document: object): LinkAddress[] {
  return walk(document, [])
}
