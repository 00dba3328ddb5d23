/** What the start screen asks the Content Lake. */
import type { Voice } from '../../lib/api/models.ts'
import { BROKEN_LINKS_ID } from '../../lib/broken-links/document.ts'
import { HELD_ENQUIRIES_ID } from '../../lib/enquiry/held-document.ts'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { missingVoices } from '../form/voices/catalogue.ts'
import { CHANGED, SAMPLE_CONTENT } from '../structure/filters.ts'

const ROW = `{
  "id": _id, "type": _type, "at": _updatedAt, "isDraft": ${CHANGED},
  "title": ${DOCUMENT_TITLE}
}`

/** For documents with their unpublished changes. */
export const OVERVIEW_QUERY = `{
  "changed": *[_type in $types] | order(_updatedAt desc)[0...8]${ROW},
  "drafts": count(*[_type in $types && (${CHANGED})]),
  "invented": count(*[_type in $types && (${SAMPLE_CONTENT})]),
  "undescribed": *[_type == "page" && !defined(seo.description) && seo.noIndex != true][0...8]${ROW},
  "voiceSections": *[_type == "page"]{
    "id": _id, "type": _type, "title": ${DOCUMENT_TITLE},
    "sections": coalesce(sections, [])[voices.kind == "chosen"]{
      "heading": coalesce(heading, ""), "chosen": coalesce(voices.chosen[]{ voiceId }, [])
    }
  }[count(sections) > 0],
  "brokenLinks": coalesce(*[_id == $brokenLinks][0].paths, [])[]{ path, "visits": count } | order(visits desc),
  "heldEnquiries": *[_id == $heldEnquiries][0].count
}`

export const OVERVIEW_PARAMS = { types: EDITED_TYPES, brokenLinks: BROKEN_LINKS_ID, heldEnquiries: HELD_ENQUIRIES_ID }

export type Listed = { id: string; type: string; title: string; at: string; isDraft: boolean }

/** A page with the sections that show voices chosen by an editor. */
export type VoiceSections = Pick<Listed, 'id' | 'type' | 'title'> & {
  sections: { heading: string; chosen: { voiceId: string | null }[] }[]
}

export type Overview = {
  changed: Listed[]
  drafts: number
  invented: number
  undescribed: Listed[]
  voiceSections: VoiceSections[]
  /** The most visited first. */
  brokenLinks: { path: string; visits: number }[]
  /** Null until the site has told of one. */
  heldEnquiries: number | null
}

export type MissingVoices = Pick<VoiceSections, 'id' | 'type' | 'title'> & {
  heading: string
  remaining: number
  chosen: number
}

/** The sections that show fewer voices than an editor has chosen; none while the booking system is not read. */
export function sectionsMissingVoices(
  pages: readonly VoiceSections[],
  catalogue: readonly Pick<Voice, 'id'>[] | null | undefined,
): MissingVoices[] {
  return pages.flatMap(({ sections, ...page }) =>
    sections.flatMap(({ heading, chosen }) => {
      const missing = missingVoices(chosen, catalogue).length
      return missing > 0 ? [{ ...page, heading, remaining: chosen.length - missing, chosen: chosen.length }] : []
    }),
  )
}
