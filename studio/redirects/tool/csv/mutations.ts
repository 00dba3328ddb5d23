/** Converts an import plan to mutations of the Content Lake. Pure. */
import type { Mutation } from '@sanity/client'
import type { PlannedWrite } from '../../../../lib/routing/redirects/csv/match-rows.ts'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { StoredTarget } from '../../../../lib/routing/redirects/csv/stored.ts'

/** Revisions of documents by id, as planned. */
export type Revisions = ReadonlyMap<string, string>

/** Documents per transaction. */
const BATCH = 100

function targetFields(target: StoredTarget | null) {
  if (!target) return undefined
  const { kind, pageId, path, anchor, url } = target
  return {
    _type: 'redirectTarget',
    ...(kind && { kind }),
    // Weak, as in the form: a redirect does not prevent the deletion of a page.
    ...(pageId && { page: { _type: 'reference', _ref: pageId, _weak: true } }),
    ...(path && { path }),
    ...(anchor && { anchor }),
    ...(url && { url }),
  }
}

function creation({ after }: PlannedWrite): Mutation {
  const { source, target, permanent, note } = after
  return { create: { _type: 'redirect', source, target: targetFields(target), permanent, ...(note && { note }) } }
}

function patch({ after, changed }: PlannedWrite, revisions: Revisions): Mutation {
  const { id, source, target, permanent, note } = after
  const set = {
    ...(changed.includes('source') && { source }),
    ...(changed.includes('target') && { target: targetFields(target) }),
    ...(changed.includes('permanent') && { permanent }),
    ...(changed.includes('note') && note && { note }),
  }
  const ifRevisionID = revisions.get(id)
  return {
    patch: {
      id,
      ...(ifRevisionID !== undefined && { ifRevisionID }),
      ...(Object.keys(set).length > 0 && { set }),
      ...(changed.includes('note') && !note && { unset: ['note'] }),
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
