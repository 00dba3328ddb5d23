/** What the start screen asks the Content Lake, and makes of the answer. Pure. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { BROKEN_LINKS_ID } from '../../lib/broken-links/document.ts'
import { FACTS } from '../../lib/facts/facts.ts'
import { WORDS } from '../../lib/words/document.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { SAMPLE_CONTENT } from '../structure/filters.ts'

const TITLE = `select(_type == "${FACTS}" => "Facts", _type == "${WORDS}" => "Words", coalesce(title, brandName, author, source))`
const ROW = `{ "id": _id, "type": _type, "title": ${TITLE}, "at": _updatedAt }`

export const OVERVIEW_QUERY = `{
  "changed": *[_type in $types] | order(_updatedAt desc)[0...8]${ROW},
  "drafts": count(*[_type in $types && _id in path("drafts.**")]),
  "invented": count(*[_type in $types && !(_id in path("drafts.**")) && (${SAMPLE_CONTENT})]),
  "undescribed": *[_type == "page" && !(_id in path("drafts.**")) && !defined(seo.description) && seo.noIndex != true][0...8]${ROW},
  "brokenLinks": *[_id == $brokenLinks][0].paths[]{ path, "visits": count } | order(visits desc)
}`

export const OVERVIEW_PARAMS = { types: EDITED_TYPES, brokenLinks: BROKEN_LINKS_ID }

type Row = { id: string; type: string; title: string | null; at: string }

type BrokenLink = { path: string; visits: number }

export type OverviewAnswer = {
  changed: Row[]
  drafts: number
  invented: number
  undescribed: Row[]
  /** The most visited first; null before the first one. */
  brokenLinks: BrokenLink[] | null
}

function listed({ id, title, ...row }: Row) {
  return { ...row, id: getPublishedId(id), title: title || 'Without a title', isDraft: isDraftId(id) }
}

export type Listed = ReturnType<typeof listed>

/** A document that is both published and changed stands once among the changed ones. */
export function readOverview(answer: OverviewAnswer) {
  const changed = answer.changed.map(listed)
  const links = answer.brokenLinks ?? []
  return {
    ...answer,
    changed: changed.filter(({ id }, index) => changed.findIndex((other) => other.id === id) === index),
    undescribed: answer.undescribed.map(listed),
    brokenLinks: {
      paths: links.length,
      visits: links.reduce((sum, { visits }) => sum + visits, 0),
      most: links.slice(0, 5),
    },
  }
}

export type Overview = ReturnType<typeof readOverview>
