/** The documents in memory, one view per perspective. */
import type { LakeDocument } from '../dataset.ts'
import { documentsIn, type Perspective } from './perspective.ts'
import type { Store } from './store.ts'

/** Ordered by id; immutable. */
export type View = {
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
}

export type Views = {
  of: (perspective: Perspective) => View
  /** Whether a release exists, as a document or by a version of a document. */
  isRelease: (name: string) => boolean
}

/**
 * @param origin of this lake; asset URLs are built from it on read, so that stored documents do not depend on the port
 */
export function createViews(store: Store, origin: string): Views {
  const current = new Map(store.documents().map((document) => [document._id, withAddress(document, origin)]))
  /** Views since the last commit. */
  const views = new Map<string, View>()
  store.onCommit(({ changes }) => {
    views.clear()
    for (const { id, after } of changes) {
      if (after === undefined) current.delete(id)
      else current.set(id, withAddress(after, origin))
    }
  })

  function of(perspective: Perspective): View {
    const key = JSON.stringify(perspective)
    const view = views.get(key) ?? createView(documentsIn(perspective, [...current.values()]))
    views.set(key, view)
    return view
  }

  return {
    of,
    isRelease: (name) => {
      const { byId, documents } = of({ name: 'raw' })
      return byId.has(`_.releases.${name}`) || documents.some(({ _id }) => _id.startsWith(`versions.${name}.`))
    },
  }
}

export function createView(documents: readonly LakeDocument[]): View {
  return { documents, byId: new Map(documents.map((document) => [document._id, document])) }
}

/** Adds the URL to an asset; returns other documents unchanged. */
export function withAddress(document: LakeDocument, origin: string): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  return isAsset && typeof document.path === 'string' ? { ...document, url: `${origin}/${document.path}` } : document
}
