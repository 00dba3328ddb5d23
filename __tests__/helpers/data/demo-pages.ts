/** The demo's pages with their facts filled in, read from its dataset in the repository. For tests that run in Node. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FACTS, factsFrom } from '../../../lib/facts/facts.ts'
import { fillTexts } from '../../../lib/facts/fill-texts.ts'

export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const stored = readFileSync(path.join(process.cwd(), 'local/demo/content/data.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Node => JSON.parse(line))

export const documents = fillTexts(stored, factsFrom(stored.find(({ _id }) => _id === FACTS)))

/** The objects in a list field; none when there is no such list. */
export function listOf(node: Node | undefined, field: string): Node[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The sections of the page at a path, top to bottom. */
function sectionsOf(address: string): Node[] {
  const page = documents.find(({ _type, path: own }) => _type === 'page' && own === address)
  if (!page) throw new Error(`No page ${address}`)
  return listOf(page, 'sections')
}

/** The only section of a type on a page. */
export function onlySection(address: string, type: string): Node {
  const [found, ...others] = sectionsOf(address).filter(({ _type }) => _type === type)
  if (!found || others.length > 0) throw new Error(`Not exactly one ${type} on ${address}`)
  return found
}
