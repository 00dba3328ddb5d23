/** Reads the data for an import from the Content Lake, and writes its plan. */
import type { Mutation } from '@sanity/client'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { Site } from '../../../../lib/routing/redirects/csv/stored.ts'
import { LAKE_ROW, type LakeRow } from '../../../routes/lake-routes.ts'
import { inBatches, mutationsOf, type Revisions } from './mutations.ts'
import { siteOf } from './site.ts'

/** The methods used of Sanity's client, which the Studio provides. */
export type Lake = {
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

/** @param readArticles fetches the paths of all articles */
export function createImportStore(lake: Lake, readArticles: () => Promise<Site['articles']>): ImportStore {
  return {
    async read() {
      const [rows, articles] = await Promise.all([
        lake.fetch<(LakeRow & { _rev: string })[]>(
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
        await lake.mutate(batch, { returnDocuments: false, returnFirst: false, tag: 'redirects.import.write' })
        done += batch.length
        onProgress(done)
      }
    },
  }
}
