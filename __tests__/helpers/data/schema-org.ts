/** Checks of structured data that the types of schema-dts, in which it is written, do not make. */

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isReference = (node: Record<string, unknown>) => Object.keys(node).join() === '@id'

/** Every node of a value, at any depth. */
function nodesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...nodesIn(Object.values(value))] : []
}

function idsOf(nodes: readonly Record<string, unknown>[]): string[] {
  return nodes.flatMap(({ '@id': id }) => (typeof id === 'string' ? [id] : []))
}

/** The problems of a page's JSON-LD: nodes without a type, empty values, and references to missing nodes. */
export function graphProblems(json: string): string[] {
  const data: unknown = JSON.parse(json)
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph'])) {
    return ['It is no graph of schema.org']
  }
  const nodes = nodesIn(data['@graph'])
  const references = nodes.filter(isReference)
  const described = nodes.filter((node) => !isReference(node))
  const present = new Set(idsOf(described))
  return [
    ...described.flatMap((node) => (typeof node['@type'] === 'string' ? [] : [`No type: ${JSON.stringify(node)}`])),
    ...described.flatMap((node) =>
      Object.entries(node).flatMap(([name, value]) => (value === null || value === '' ? [`${name} is empty`] : [])),
    ),
    // References to other pages are URLs; nodes of the page itself have a fragment.
    ...idsOf(references).flatMap((id) => (id.includes('#') && !present.has(id) ? [`There is no node ${id}`] : [])),
  ]
}

/** The types of all nodes of a graph, at any depth. */
export function typesOf(json: string): string[] {
  return nodesIn(JSON.parse(json)).flatMap(({ '@type': type }) => (typeof type === 'string' ? [type] : []))
}
