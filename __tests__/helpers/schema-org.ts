/**
 * Checks structured data against schema.org's definitions, which the package schema-dts carries as types: every
 * type and property must exist, each property must belong to its type or a parent, and each value must be of an
 * allowed kind.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Definitions = {
  /** Properties of an interface of the definitions, with the names of their value types. */
  properties: Map<string, Map<string, string[]>>
  parents: Map<string, string[]>
  /** The expansion of a type name: other names, and literals in quotes. */
  meanings: Map<string, string[]>
}

function read(): Definitions {
  const file = join(process.cwd(), 'node_modules', 'schema-dts', 'dist', 'schema.d.ts')
  const properties: Definitions['properties'] = new Map()
  const parents: Definitions['parents'] = new Map()
  const meanings: Definitions['meanings'] = new Map()
  let current = new Map<string, string[]>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const head = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{/.exec(line)
    if (head) {
      current = new Map()
      properties.set(head[1] ?? '', current)
      parents.set(head[1] ?? '', head[2]?.split(',').map((name) => name.trim()) ?? [])
    }
    const property = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;/.exec(line)
    if (property) current.set(property[1] ?? '', property[2]?.split(' | ') ?? [])
    const alias = /^export type (\w+) = (.+);$/.exec(line)
    if (alias) meanings.set(alias[1] ?? '', alias[2]?.split(' | ') ?? [])
  }
  return { properties, parents, meanings }
}

let definitions: Definitions | undefined

function known(): Definitions {
  definitions ??= read()
  return definitions
}

function rangeOf(owner: string, property: string): string[] | undefined {
  const { properties, parents } = known()
  const own = properties.get(owner)?.get(property)
  if (own) return own
  for (const parent of parents.get(owner) ?? []) {
    const range = rangeOf(parent, property)
    if (range) return range
  }
  return undefined
}

/** Everything that a name expands to, down to interfaces, literals and TypeScript's own types. */
function spread(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const meaning of known().meanings.get(name) ?? []) spread(meaning, found)
  return found
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
  Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
  URL: /^https?:\/\/\S+$/,
}

function isText(text: string, range: readonly string[]): boolean {
  // Where only certain literals are allowed, it must be one of them.
  const formats = range.flatMap((name) => FORMATS[name] ?? [])
  if (range.includes('Text')) return true
  if (formats.length > 0) return formats.some((format) => format.test(text))
  const meanings = new Set(range.flatMap((name) => Array.from(spread(name))))
  return meanings.has(JSON.stringify(text)) || (meanings.has('string') && range.every((name) => !isClass(name)))
}

function isClass(name: string): boolean {
  return known().properties.has(`${name}Leaf`)
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueProblems(value: unknown, range: readonly string[], place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valueProblems(item, range, `${place}[${index}]`))
  }
  if (typeof value === 'string') {
    return isText(value, range) ? [] : [`${place}: "${value}" is not of ${range.join(', ')}`]
  }
  if (typeof value === 'number') {
    const isNumber = range.some((name) => ['Number', 'Integer', 'Float'].includes(name))
    return isNumber ? [] : [`${place}: a number is not of ${range.join(', ')}`]
  }
  if (!isNode(value)) return [`${place}: ${String(value)} is no value`]
  const isReference = Object.keys(value).join() === '@id'
  if (isReference) return range.includes('IdReference') ? [] : [`${place}: does not take a reference`]
  const type = String(value['@type'])
  const takes = range.some((name) => spread(name).has(`${type}Leaf`) || name === type)
  return [...(takes ? [] : [`${place}: ${type} is not of ${range.join(', ')}`]), ...nodeProblems(value, place)]
}

/** The problems of a node and all nodes in it; empty when it is valid. */
export function nodeProblems(node: Readonly<Record<string, unknown>>, place = 'node'): string[] {
  const type = String(node['@type'])
  if (!isClass(type)) return [`${place}: schema.org has no type ${type}`]
  const here = `${place}(${type})`
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const range = rangeOf(`${type}Leaf`, property)
    return range ? valueProblems(value, range, `${here}.${property}`) : [`${here}: ${type} has no property ${property}`]
  })
}

function collect(value: unknown, pick: (node: Record<string, unknown>) => string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, pick))
  if (!isNode(value)) return []
  const picked = pick(value)
  return [...(picked === undefined ? [] : [picked]), ...collect(Object.values(value), pick)]
}

/** The problems of a page's JSON-LD: its nodes, and references to missing nodes. */
export function graphProblems(json: string): string[] {
  const data: unknown = JSON.parse(json)
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph'])) {
    return ['It is no graph of schema.org']
  }
  const nodes: unknown[] = data['@graph']
  const isReference = (node: Record<string, unknown>) => Object.keys(node).join() === '@id'
  const idOf = (node: Record<string, unknown>) => (typeof node['@id'] === 'string' ? node['@id'] : undefined)
  const present = new Set(collect(nodes, (node) => (isReference(node) ? undefined : idOf(node))))
  const wanted = collect(nodes, (node) => (isReference(node) ? idOf(node) : undefined))
  return [
    ...nodes.flatMap((node, index) => (isNode(node) ? nodeProblems(node, `[${index}]`) : [`[${index}]: is no node`])),
    // References to other pages are URLs; nodes of the page itself have a fragment.
    ...wanted.filter((id) => id.includes('#') && !present.has(id)).map((id) => `There is no node ${id}`),
  ]
}

/** The types of all nodes of a graph, at any depth. */
export function typesOf(json: string): string[] {
  return collect(JSON.parse(json), (node) => (typeof node['@type'] === 'string' ? node['@type'] : undefined))
}
