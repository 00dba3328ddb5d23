/** Draft-mode props of a page; present in draft mode only. Pure. */

/** Path of the Studio on this site. */
export const STUDIO_PATH = '/studio'

export type DraftProps = {
  projectId: string
  dataset: string
  studioUrl: string
  /** The document whose sections the page shows; null on pages that are not content. */
  document: {
    id: string
    type: string
    /** Types of its sections by their keys. */
    sections?: Readonly<Record<string, string>>
    /** The tables of words that they use, by type of section. */
    words?: Readonly<Record<string, readonly string[]>>
  } | null
}
