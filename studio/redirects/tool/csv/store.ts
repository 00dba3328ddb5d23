/** Reads what there is for an import from the Content Lake, and writes its plan. */
import type { Mutation } from '@sanity/client'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { Site } from '../../../../lib/routing/redirects/csv/stored.ts'
import { LAKE_ROW, type LakeRow } from '../../../routes/lake-routes.ts'
import { inBatches, mutationsOf, type Revisions } from './mutations.ts'
import { siteOf } from './site.ts'

/** What is asked of Sanity's client: the Studio brings one of its own. */
export type Lake = {
  fetch<Row>(
    query: string,
    params: Record<string, never>,
    options: { perspective: 'raw'; useCdn: false; tag: string },
  ): Promise<Row>
  mutate(mutations: Mutation[], options: { returnDocuments: false; returnFirst: false; tag: string }): Promise<unknown>
}

export type Reading = { site: Site; revisions: Revisions }

export type ImportStore = {
  /** Everything as it is now. */
  read(): Promise<Reading>
  /**
   * Writes a plan in several transactions; what is written is published.
   * @param onProgress is told how many documents are written
   * @throws when the lake refuses one, or somebody has changed a redirect since the reading; what was written before stays
   */
  write(plan: ImportPlan, revisions: Revisions, onProgress: (done: number) => void): Promise<void>
}

const ALL = `*[_type in ["page", "redirect"] && !(_id in path("versions.**"))]{ _rev, ...${LAKE_ROW} }`

/** @param readArticles asks which articles there are */
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
