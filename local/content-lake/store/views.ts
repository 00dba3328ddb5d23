/** The documents in memory, one view per perspective, updated incrementally after each commit. */
import type { LakeDocument } from '../dataset.ts'
import { documentsIn, type Perspective, shownFor } from './perspective.ts'
import { withDocument } from './sorted.ts'
import type { Store } from './store.ts'
import type { Transaction } from './transactions.ts'

/** With more pending changes than this, rebuilding is cheaper. */
const MAX_FOLLOWED = 200

export type View = {
  /** Ordered by id; immutable. */
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
}

export type Views = {
  of: (perspective: Perspective) => View
  /** Whether a release exists, as a document or by a version of a document. */
  isRelease: (name: string) => boolean
}

/** An incrementally updated view with its perspective. */
type LiveView = {
  perspective: Perspective
  view: () => View
  set: (id: string, after: LakeDocument | undefined) => void
}

/**
 * @param origin of this lake; asset URLs are built from it on read, so that stored documents do not depend on the port
 */
export function createViews(store: Store, origin: string): Views {
  let revision = Number.NaN
  let pending: Transaction[] = []
  let pendingChanges = 0
  let raw = createLiveView({ name: 'raw' }, [])
  let views = new Map<string, LiveView>()
  store.onCommit((transaction) => {
    pending.push(transaction)
    pendingChanges += transaction.changes.length
    // Too many to apply one by one: views are rebuilt, so the changes need not be kept.
    if (pendingChanges > MAX_FOLLOWED) pending = []
  })

  function refresh(): void {
    const current = store.revision()
    if (current === revision) return
    // Every commit increments the revision by one. A larger difference means an unnoticed write.
    if (current - revision === pending.length && pendingChanges <= MAX_FOLLOWED) {
      for (const { changes } of pending) for (const { id, after } of changes) follow(id, after)
    } else {
      raw = createLiveView(
        { name: 'raw' },
        store.documents().map((document) => withAddress(document, origin)),
      )
      views = new Map()
    }
    pending = []
    pendingChanges = 0
    revision = current
  }

  function follow(id: string, after: LakeDocument | undefined): void {
    raw.set(id, after && withAddress(after, origin))
    const { byId } = raw.view()
    for (const live of views.values()) {
      const shown = shownFor(live.perspective, id, byId)
      live.set(shown.id, shown.document)
    }
  }

  return {
    of: (perspective) => {
      refresh()
      if (perspective.name === 'raw') return raw.view()
      const key = perspective.name === 'layers' ? perspective.layers.join(',') : perspective.name
      const live = views.get(key) ?? createLiveView(perspective, documentsIn(perspective, raw.view().documents))
      views.set(key, live)
      return live.view()
    },
    isRelease: (name) => {
      refresh()
      const prefix = `versions.${name}.`
      const { byId, documents } = raw.view()
      return byId.has(`_.releases.${name}`) || documents.some(({ _id }) => _id.startsWith(prefix))
    },
  }
}

/** A static view of some documents. */
export function createView(documents: readonly LakeDocument[]): View {
  return createLiveView({ name: 'raw' }, documents).view()
}

/** Adds the URL to an asset; returns other documents unchanged. */
export function withAddress(document: LakeDocument, origin: string): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  return isAsset && typeof document.path === 'string' ? { ...document, url: `${origin}/${document.path}` } : document
}

function createLiveView(perspective: Perspective, initial: readonly LakeDocument[]): LiveView {
  let documents = initial
  const byId = new Map(initial.map((document) => [document._id, document]))
  return {
    perspective,
    view: () => ({ documents, byId }),
    set: (id, after) => {
      if (!byId.has(id) && after === undefined) return
      documents = withDocument(documents, id, after)
      if (after === undefined) byId.delete(id)
      else byId.set(id, after)
    },
  }
}
