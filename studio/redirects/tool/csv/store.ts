/** Reads the data for an import from the Content Lake, and writes its plan. */
import type { Mutation } from '@sanity/client'
import { isDraftId } from '@sanity/client/csm'
import type { PlannedWrite } from '../../../../lib/routing/redirects/csv/match-rows.ts'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { Site } from '../../../../lib/routing/redirects/csv/stored.ts'
import { articleAddresses } from '../../../routes/articles.ts'
import { LAKE_ROW, type LakeRow, lakeRoutes, storedRedirect } from '../../../routes/lake-routes.ts'
import { targetFields } from '../../plan.ts'

/** The methods used of Sanity's client; the Studio's is of another version than ours. */
type Lake = {
  fetch<Row>(
    query: string,
    params: Record<string, never>,
    options: { perspective: 'raw'; useCdn: false; tag: string },
  ): Promise<Row>
  mutate(mutations: Mutation[], options: { returnDocuments: false; returnFirst: false; tag: string }): Promise<unknown>
}

/** Revisions of documents by id, as planned. */
type Revisions = ReadonlyMap<string, string>

export type Snapshot = { site: Site; revisions: Revisions }

export type ImportStore = {
  /** Reads the current state. */
  read(): Promise<Snapshot>
  /**
   * Writes a plan in several transactions, published at once.
   * @param onProgress receives the number of documents written
   * @throws when the lake rejects one, or a redirect has been changed since it was read; earlier transactions are kept
   */
  write(plan: ImportPlan, revisions: Revisions, onProgress: (done: number) => void): Promise<void>
}

const ALL = `*[_type in ["page", "redirect"] && !(_id in path("versions.**"))]{ _rev, ...${LAKE_ROW} }`

/**
 * @param rows pages and redirects, published and drafts
 * @param articles normalised paths of articles, which are not in the lake; null when unknown
 */
export function siteOf(rows: Iterable<LakeRow>, articles: Site['articles']): Site {
  const { redirects, storedPages } = lakeRoutes(rows)
  return {
    redirects: redirects.filter(({ _id }) => !isDraftId(_id)).map(storedRedirect),
    drafts: redirects.filter(({ _id }) => isDraftId(_id)).map(storedRedirect),
    pages: storedPages,
    articles,
  }
}

/** Documents per transaction. */
const BATCH = 100

function fieldsOf({ after: { source, target, permanent, note } }: PlannedWrite) {
  return { source, ...(target && { target: targetFields(target) }), permanent, ...(note && { note }) }
}

function creation(write: PlannedWrite): Mutation {
  return { create: { _type: 'redirect', ...fieldsOf(write) } }
}

function patch(write: PlannedWrite, revisions: Revisions): Mutation {
  const { id, note } = write.after
  const ifRevisionID = revisions.get(id)
  return {
    patch: {
      id,
      ...(ifRevisionID !== undefined && { ifRevisionID }),
      set: fieldsOf(write),
      ...(!note && { unset: ['note'] }),
    },
  }
}

/**
 * Creations and changes come first and removals last, so that redirected paths keep working when writing stops midway.
 */
export function mutationsOf({ create, change, remove }: ImportPlan, revisions: Revisions): Mutation[] {
  return [
    ...change.map((write) => patch(write, revisions)),
    ...create.map(creation),
    ...remove.map(({ id }): Mutation => ({ delete: { id } })),
  ]
}

export function createImportStore(client: Lake): ImportStore {
  return {
    async read() {
      const [rows, articles] = await Promise.all([
        client.fetch<(LakeRow & { _rev: string })[]>(
          ALL,
          {},
          { perspective: 'raw', useCdn: false, tag: 'redirects.import.read' },
        ),
        articleAddresses(),
      ])
      return { site: siteOf(rows, articles), revisions: new Map(rows.map(({ _id, _rev }) => [_id, _rev])) }
    },
    async write(plan, revisions, onProgress) {
      const mutations = mutationsOf(plan, revisions)
      for (let done = 0; done < mutations.length; done += BATCH) {
        const batch = mutations.slice(done, done + BATCH)
        await client.mutate(batch, { returnDocuments: false, returnFirst: false, tag: 'redirects.import.write' })
        onProgress(done + batch.length)
      }
    },
  }
}
