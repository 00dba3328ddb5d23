/** A plan as the Content Lake takes it. Pure. */
import type { Mutation } from '@sanity/client'
import type { PlannedWrite } from '../../../../lib/routing/redirects/csv/match-rows.ts'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { StoredTarget } from '../../../../lib/routing/redirects/csv/stored.ts'

/** Revisions of documents by id, as they were when the plan was made. */
export type Revisions = ReadonlyMap<string, string>

/** Documents in one transaction. */
const BATCH = 100

function targetFields(target: StoredTarget | null) {
  if (!target) return undefined
  const { kind, pageId, path, anchor, url } = target
  return {
    _type: 'redirectTarget',
    ...(kind && { kind }),
    // Weak, as the form writes it: a redirect does not keep a page from being deleted.
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

/** Changes come first and removals last, so that an address that leads somewhere goes on doing so when writing stops half-way. */
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
