/**
 * Click-to-edit: says which field of which document an element shows, in draft mode only.
 *
 * This is all of it that public pages carry: two contexts that are never filled there. What fills them is `DraftFrame`, a chunk of its own.
 * The attributes are explicit because the local Content Lake sends no content source maps; on the hosted one they work the same.
 */
import { createContext, useContext } from 'react'

/** Steps down from where the component stands: `'heading'`, or `'steps', step, 'title'` for a list item, found by its key. */
export type EditPath = readonly (string | { _key: string })[]

/** Gives the attributes for an element that shows a field; nothing on public pages. */
export type Edit = (...path: EditPath) => { 'data-sanity': string } | undefined

export type EditTargets = {
  settings: Edit
  section: (key: string) => Edit
  document: (type: string, id: string) => Edit
}

/** Null on public pages. */
export const EditContext = createContext<EditTargets | null>(null)

/** The `_key` of the section around a component; null in the frame of the page. */
export const SectionKeyContext = createContext<string | null>(null)

const nothing: Edit = () => undefined
const noDocument: EditTargets['document'] = () => nothing

/** For fields of the section around the component; outside of sections, of the site settings. */
export function useEdit(): Edit {
  const targets = useContext(EditContext)
  const key = useContext(SectionKeyContext)
  if (!targets) return nothing
  return key === null ? targets.settings : targets.section(key)
}

/** For fields of other documents that a section shows, such as a review: `editDocument('review', id)('quote')`. */
export function useEditDocument(): EditTargets['document'] {
  return useContext(EditContext)?.document ?? noDocument
}
