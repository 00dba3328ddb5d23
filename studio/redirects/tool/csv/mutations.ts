/** Converts an import plan to mutations of the Content Lake. Pure. */
import type { Mutation } from '@sanity/client'
import type { PlannedWrite } from '../../../../lib/routing/redirects/csv/match-rows.ts'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import { targetFields } from '../../target-fields.ts'

/** Revisions of documents by id, as planned. */
export type Revisions = ReadonlyMap<string, string>

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

export function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}
