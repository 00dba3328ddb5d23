/** What keeps a document from being unpublished or deleted: strong references of other documents to it. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import type { Path, SanityClient } from 'sanity'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import type { Blocker } from '../common/prompt-store.ts'
import { textOf } from '../common/untyped.ts'

type Referring = { document: { _id: string; _type: string }; name: string }

/** Weak references count, too: which are strong is known only from the documents. */
const REFERRING = `*[references($id) && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))] | order(_type asc, _id asc) {
  "document": @, "name": ${DOCUMENT_TITLE}
}`

type Found = { path: Path; label: string }

/** Fields with the words of an item, the most telling first. */
const LABELS = ['label', 'title', 'heading', 'question', 'text', 'name']

/** The words by which an editor knows an item of a list; empty when it has none. */
function itemLabel(item: unknown): string {
  return LABELS.map((name) => textOf(item, name)).find(Boolean) ?? ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Strong references to a document within a value. */
function strongReferences(value: unknown, target: string, at: Found): Found[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const key = textOf(item, '_key')
      return strongReferences(item, target, { ...at, path: [...at.path, key ? { _key: key } : index] })
    })
  }
  if (!isObject(value)) return []
  if (value._ref === target) return value._weak === true ? [] : [at]
  // The title of the document is its name.
  const own = at.path.length > 0 ? itemLabel(value) : ''
  return Object.entries(value).flatMap(([name, field]) =>
    strongReferences(field, target, { path: [...at.path, name], label: own || at.label }),
  )
}

/** Document and field. */
export function keyOf({ id, path }: Blocker): string {
  return `${id} ${JSON.stringify(path)}`
}

/** What keeps a document from being removed; a place that the published document and its draft share counts once. */
export function blockersAmong(referring: readonly Referring[], target: string): Blocker[] {
  const all = referring.flatMap(({ document, name }) =>
    strongReferences(document, target, { path: [], label: '' }).map(({ path, label }): Blocker => {
      const { _id, _type } = document
      return { id: getPublishedId(_id), type: _type, name, isDraft: isDraftId(_id), path, label }
    }),
  )
  const published = new Set(all.filter(({ isDraft }) => !isDraft).map(keyOf))
  return all.filter((blocker) => !blocker.isDraft || !published.has(keyOf(blocker)))
}

/** @param client of any perspective @param id published id */
export async function readBlockers(client: SanityClient, id: string): Promise<Blocker[]> {
  const lake = client.withConfig({ perspective: 'raw' })
  return blockersAmong(await lake.fetch<Referring[]>(REFERRING, { id }, { tag: 'removal.blockers' }), id)
}
