/** What a page knows of the drafts it is made from. Pure; part of the page's props in draft mode, and only there. */

/** Where the Studio stands on this site. */
export const STUDIO_PATH = '/studio'

export type DraftProps = {
  projectId: string
  dataset: string
  studioUrl: string
  /** The document whose sections the page shows; null on pages that are not content. */
  document: { id: string; type: string } | null
}
