/** Serialises structured data for a page's HTML. Pure. */
import type { Thing } from 'schema-dts'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON-LD of a graph, escaped so that it cannot close its script element or open another. */
export function jsonLd(nodes: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
