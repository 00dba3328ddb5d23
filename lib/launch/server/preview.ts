/**
 * Shows the site with the drafts of one launch and no others. The Content Lake has no such perspective without a plan that
 * holds releases, so the documents are read once and queries are evaluated here.
 */
import type { QueryParams, SanityClient } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import type { ContentClient } from '../../content/server/client.ts'
import type { StoredDocument } from '../contents.ts'
import { documentIds, type Launch, launchId } from '../document.ts'

/** Documents are read once for all queries of a page within this time, in milliseconds. */
const SAME_MS = 2000

/** Excludes system documents and versions. */
const CONTENT = '!(_type match "system.*") && !(_id in path("versions.**"))'

/** @param launch null, where it has been deleted meanwhile: then there are no drafts */
function overlaid(launch: Pick<Launch, 'documents'> | null, documents: readonly StoredDocument[]): StoredDocument[] {
  const published = new Map(documents.flatMap((document) => (isDraft(document) ? [] : [[document._id, document]])))
  const drafts = new Map(documents.flatMap((document) => (isDraft(document) ? [[document._id, document]] : [])))
  for (const id of launch ? documentIds(launch) : []) {
    const draft = drafts.get(launchId(id))
    if (draft) published.set(id, { ...draft, _id: id })
  }
  return [...published.values()]
}

function isDraft({ _id: id }: StoredDocument): boolean {
  return id.startsWith('drafts.')
}

type Read = { launch: Pick<Launch, 'documents'> | null; documents: StoredDocument[] }

async function read(client: SanityClient, id: string): Promise<StoredDocument[]> {
  const lake = client.withConfig({ perspective: 'raw' })
  const query: string = `{ "launch": *[_id == $id][0]{ documents }, "documents": *[${CONTENT}] }`
  const { launch, documents } = await lake.fetch<Read>(query, { id: launchId(id) }, { tag: 'launch.preview' })
  return overlaid(launch, documents)
}

const datasets = new LRUCache<string, Promise<StoredDocument[]>>({ max: 5, ttl: SAME_MS })

function datasetOf(client: SanityClient, id: string): Promise<StoredDocument[]> {
  const known = datasets.get(id)
  if (known) return known
  const dataset = read(client, id)
  datasets.set(id, dataset)
  dataset.catch(() => datasets.delete(id))
  return dataset
}

async function evaluateInLaunch<Result>(
  client: SanityClient,
  id: string,
  query: string,
  params: QueryParams,
): Promise<Result> {
  // Only editors need it.
  const [{ evaluate, parse }, dataset] = await Promise.all([import('groq-js'), datasetOf(client, id)])
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
  const value = await evaluate(parse(query, { params }), { dataset, params, dereference })
  return value.get()
}

/** A client that sees the drafts of a launch as if they were published. @param client sees drafts */
export function launchPreview(client: SanityClient, id: string): ContentClient {
  return {
    config: () => ({ perspective: 'drafts' }),
    fetch: (query, params) => evaluateInLaunch(client, id, query, params),
  }
}
