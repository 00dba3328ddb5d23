/** Reads the data for an import from the Content Lake, and writes its plan. */
import type { Mutation } from '@sanity/client'
import { isDraftId } from '@sanity/client/csm'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { Site } from '../../../../lib/routing/redirects/csv/stored.ts'
import { LAKE_ROW, type LakeRow, lakeRoutes, storedRedirect } from '../../../routes/lake-routes.ts'
import { inBatches, mutationsOf, type Revisions } from './mutations.ts'

/** The methods used of Sanity's client; the Studio's is of another version than ours. */
type Lake = {
  fetch<Row>(
    query: string,
    params: Record<string, never>,
    options: { perspective: 'raw'; useCdn: false; tag: string },
  ): Promise<Row>
  mutate(mutations: Mutation[], options: { returnDocuments: false; returnFirst: false; tag: string }): Promise<unknown>
}

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

/** @param readArticles fetches the paths of all articles */
export function createImportStore(client: Lake, readArticles: () => Promise<Site['articles']>): ImportStore {
  return {
    async read() {
      const [rows, articles] = await Promise.all([
        client.fetch<(LakeRow & { _rev: string })[]>(
          ALL,
          {},
          { perspective: 'raw', useCdn: false, tag: 'redirects.import.read' },
        ),
        readArticles(),
      ])
      return { site: siteOf(rows, articles), revisions: new Map(rows.map(({ _id, _rev }) => [_id, _rev])) }
    },
    async write(plan, revisions, onProgress) {
      let done = 0
      for (const batch of inBatches(mutationsOf(plan, revisions))) {
        await client.mutate(batch, { returnDocuments: false, returnFirst: false, tag: 'redirects.import.write' })
        done += batch.length
        onProgress(done)
      }
    },
  }
}
