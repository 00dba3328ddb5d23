/** Content Source Maps (https://github.com/sanity-io/content-source-maps): which document each value of a result is from. */
import type { LakeDocument } from '../../dataset.ts'
import { type Follow, isPlainObject, type Origin, type Step, type Traced } from './origin.ts'

type Source = { type: 'documentValue'; document: number; path: number } | { type: 'literal' | 'unknown' }

/** As in the specification: `mappings` by the JSON path in the result, with indexes of `documents` and `paths`. */
export type ContentSourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, { type: 'value'; source: Source }>
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

/** @param hasKeys whether items of arrays are named by their `_key` in paths of documents, instead of by their index */
export function sourceMapOf(result: Traced, follow: Follow, hasKeys: boolean): ContentSourceMap {
  const documents = createTable<{ _id: string; _type: string }>()
  const paths = createTable<string>()
  const mappings: ContentSourceMap['mappings'] = {}

  function documentValue({ document, path }: Extract<Origin, { kind: 'document' }>): Source {
    const { _id, _type } = identityOf(document)
    const text = `$${path.map((step) => segmentOf(step, hasKeys)).join('')}`
    return { type: 'documentValue', document: documents.add(_id, { _id, _type }), path: paths.add(text, text) }
  }

  function visit(traced: Traced, at: string): void {
    const { value, origin } = traced
    const isWhole = origin.kind === 'document' && origin.path.length === 0
    // What stands in a document belongs to it with everything in it; a document itself is mapped by field, as on Sanity.
    if (origin.kind === 'document' && !isWhole) mappings[at] = { type: 'value', source: documentValue(origin) }
    else if (Array.isArray(value)) {
      for (const [index] of value.entries()) visit(follow.item(traced, index), `${at}[${index}]`)
    } else if (isPlainObject(value)) {
      for (const name of Object.keys(value)) {
        visit(follow.field(traced, name), at + segmentOf(name, hasKeys))
      }
    } else if (value !== null && value !== undefined) {
      mappings[at] = { type: 'value', source: { type: origin.kind === 'literal' ? 'literal' : 'unknown' } }
    }
  }

  visit(result, '$')
  return { documents: documents.rows, paths: paths.rows, mappings }
}

/** The stored id of a document, which a perspective may show under its published one. */
function identityOf({ _id, _type, _originalId }: LakeDocument): { _id: string; _type: string } {
  return { _id: typeof _originalId === 'string' ? _originalId : _id, _type }
}

/** A segment of a normalised JSON path (https://www.rfc-editor.org/rfc/rfc9535#name-normalized-paths). */
function segmentOf(step: Step, hasKeys: boolean): string {
  if (typeof step === 'string') return `['${escaped(step)}']`
  return hasKeys && step.key !== undefined ? `[?(@._key=='${escaped(step.key)}')]` : `[${step.index}]`
}

function escaped(text: string): string {
  return text.replaceAll(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)
}

/** Rows without repetition, by key. */
function createTable<Row>() {
  const rows: Row[] = []
  const indexes = new Map<string, number>()
  return {
    rows,
    /** @returns the index of the row */
    add: (key: string, row: Row): number => {
      const known = indexes.get(key)
      if (known !== undefined) return known
      indexes.set(key, rows.length)
      return rows.push(row) - 1
    },
  }
}
