/** The documents in memory, one view per perspective. */
import type { LakeDocument } from '../dataset.ts'
import { documentsIn, type Perspective } from './perspective.ts'
import type { Store } from './store.ts'

/** Ordered by id; immutable. */
export type View = {
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
}

export type Views = { of: (perspective: Perspective) => View }

/**
 * @param origin of this lake; asset URLs are built from it on read, so that stored documents do not depend on the port
 */
export function createViews(store: Store, origin: string): Views {
  const current = new Map(store.documents().map((document) => [document._id, withUrl(document, origin)]))
  /** Views since the last commit. */
  const views = new Map<Perspective, View>()
  store.onCommit(({ changes }) => {
    views.clear()
    for (const { id, after } of changes) {
      if (after === undefined) current.delete(id)
      else current.set(id, withUrl(after, origin))
    }
  })

  return {
    of: (perspective) => {
      const view = views.get(perspective) ?? createView(documentsIn(perspective, [...current.values()]))
      views.set(perspective, view)
      return view
    },
  }
}

export function createView(documents: readonly LakeDocument[]): View {
  return { documents, byId: new Map(documents.map((document) => [document._id, document])) }
}

/** Adds the URL to an asset; returns other documents unchanged. */
export function withUrl(document: LakeDocument, origin: string): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  return isAsset && typeof document.path === 'string' ? { ...document, url: `${origin}/${document.path}` } : document
}
