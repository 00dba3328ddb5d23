/**
 * Contexts for click-to-edit: which field of which document an element shows, in draft mode only.
 *
 * Public pages carry only these two contexts, which stay empty there. `DraftFrame`, a separate chunk, provides their
 * values. The attributes are explicit, so that no text carries hidden characters and queries need no content source maps.
 */
import { createContext, useContext } from 'react'

/**
 * Path below the component's own position, such as `'heading'`, or `'steps', step, 'title'` for a list item,
 * identified by its key.
 */
export type EditPath = readonly (string | { _key: string })[]

/** Returns the attributes for an element that shows a field; none on public pages. */
export type Edit = (...path: EditPath) => { 'data-sanity': string } | undefined

export type EditTargets = {
  settings: Edit
  section: (key: string) => Edit
  document: (type: string, id: string) => Edit
}

/** Null on public pages. */
export const EditContext = createContext<EditTargets | null>(null)

/** The `_key` of the enclosing section; null in the page frame. */
export const SectionKeyContext = createContext<string | null>(null)

const nothing: Edit = () => undefined
const noDocument: EditTargets['document'] = () => nothing

/** For fields of the enclosing section, or of the site settings outside sections. */
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
