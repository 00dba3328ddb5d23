/** Collects every link in a document: buttons, navigation, rich text, banners. Pure. */

export type LinkUrl = {
  /** Path to the field, by names and keys. */
  fieldPath: string
  url: string
  /** The referenced page; undefined for a typed URL. */
  pageId?: string
}

/** Fields in which URLs are typed. */
const URL_FIELDS = ['href', 'url', 'path']

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function linksAt(object: Record<string, unknown>, fieldPath: string): LinkUrl[] {
  if (object._type === 'link' && object.kind === 'page') {
    const pageId = isObject(object.page) && typeof object.page._ref === 'string' ? object.page._ref : ''
    return [{ fieldPath, url: '', pageId }]
  }
  return URL_FIELDS.flatMap((name) => {
    const url = object[name]
    return typeof url === 'string' && url !== '' ? [{ fieldPath: fieldPath ? `${fieldPath}.${name}` : name, url }] : []
  })
}

function walk(value: unknown, steps: readonly string[]): LinkUrl[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const key = isObject(item) && typeof item._key === 'string' ? item._key : String(index)
      return walk(item, [...steps, key])
    })
  }
  if (!isObject(value)) return []
  // Fields at the top level hold the document's own path, not a link.
  const own = steps.length > 0 ? linksAt(value, steps.join('.')) : []
  return [...own, ...Object.entries(value).flatMap(([name, field]) => walk(field, [...steps, name]))]
}

export function linkUrls(document: object): LinkUrl[] {
  return walk(document, [])
}
