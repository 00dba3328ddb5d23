/** The demo's pages, read from its dataset in the repository. For tests that run in Node. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Node = Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const documents = readFileSync(path.join(process.cwd(), 'local/demo/content/data.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Node => JSON.parse(line))

/** The objects in a list field; none when there is no such list. */
export function listOf(node: Node | undefined, field: string): Node[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function documentById(id: string): Node {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`No document ${id}`)
  return found
}

/** The sections of the page at a path, top to bottom. */
export function sectionsOf(address: string): Node[] {
  const page = documents.find(({ _type, path: own }) => _type === 'page' && own === address)
  if (!page) throw new Error(`No page ${address}`)
  return listOf(page, 'sections')
}

/** All sections of a type on a page, in order. */
export function sectionsOfType(address: string, type: string): Node[] {
  return sectionsOf(address).filter(({ _type }) => _type === type)
}

/** The only section of a type on a page. */
export function onlySection(address: string, type: string): Node {
  const [found, ...others] = sectionsOfType(address, type)
  if (!found || others.length > 0) throw new Error(`Not exactly one ${type} on ${address}`)
  return found
}

/** The text of a card, benefit or button. */
export function titlesOf(node: Node | undefined, field: string, name = 'title'): string[] {
  return listOf(node, field).map((item) => String(item[name]))
}

/** The targets of the links below a value: "/path#anchor", or "#anchor", or the kind of link. */
export function targetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsOf)
  if (!isNode(value)) return []
  if (value._type !== 'link') return Object.values(value).flatMap(targetsOf)
  const place = value.anchor ? `#${value.anchor}` : ''
  if (isNode(value.page)) return [`${documentById(String(value.page._ref)).path}${place}`]
  return [value.kind === 'anchor' ? place : String(value.kind)]
}

/** All text of a value, with rich text joined as it is read. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).join('\n')
  if (!isNode(value)) return ''
  if (value._type === 'block') {
    return listOf(value, 'children')
      .map(({ text }) => String(text))
      .join('')
  }
  return Object.entries(value)
    .map(([name, inner]) => (name.startsWith('_') ? '' : wordsOf(inner)))
    .filter(Boolean)
    .join('\n')
}
