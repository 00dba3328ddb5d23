/** What the start screen asks the Content Lake, and its answer as plain values. Pure. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { BROKEN_LINKS_ID } from '../../lib/broken-links/document.ts'
import { FACTS } from '../../lib/facts/facts.ts'
import { WORDS } from '../../lib/words/document.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { fieldOf, listOf, textOf } from '../rules/parent.ts'
import { SAMPLE_CONTENT } from '../structure/filters.ts'

const TITLE = `select(_type == "${FACTS}" => "Facts", _type == "${WORDS}" => "Words", coalesce(title, brandName, author, source))`
const ROW = `{ "id": _id, "type": _type, "title": ${TITLE}, "at": _updatedAt, path }`

export const OVERVIEW_QUERY = `{
  "changed": *[_type in $types] | order(_updatedAt desc)[0...8]${ROW},
  "drafts": count(*[_type in $types && _id in path("drafts.**")]),
  "invented": count(*[_type in $types && !(_id in path("drafts.**")) && (${SAMPLE_CONTENT})]),
  "undescribed": *[_type == "page" && !(_id in path("drafts.**")) && !defined(seo.description) && seo.noIndex != true][0...8]${ROW},
  "brokenLinks": *[_id == $brokenLinks][0].paths[]{ path, count } | order(count desc)
}`

export const OVERVIEW_PARAMS = { types: EDITED_TYPES, brokenLinks: BROKEN_LINKS_ID }

export type Listed = { id: string; type: string; title: string; at: string }

export type Overview = {
  /** The latest first; a document that is both published and changed stands once. */
  changed: (Listed & { isDraft: boolean })[]
  drafts: number
  invented: number
  undescribed: Listed[]
  brokenLinks: {
    paths: number
    visits: number
    /** Those that most visitors asked for. */
    most: { path: string; visits: number }[]
  }
}

function listed(row: unknown): Listed & { isDraft: boolean } {
  const id = textOf(row, 'id')
  return {
    id: getPublishedId(id),
    type: textOf(row, 'type'),
    title: textOf(row, 'title') || 'Without a title',
    at: textOf(row, 'at'),
    isDraft: isDraftId(id),
  }
}

export function readOverview(answer: unknown): Overview {
  const changed = listOf(answer, 'changed').map(listed)
  const links = listOf(answer, 'brokenLinks').map((link) => ({
    path: textOf(link, 'path'),
    visits: Number(fieldOf(link, 'count') ?? 0),
  }))
  return {
    changed: changed.filter(({ id }, index) => changed.findIndex((other) => other.id === id) === index),
    drafts: Number(fieldOf(answer, 'drafts') ?? 0),
    invented: Number(fieldOf(answer, 'invented') ?? 0),
    undescribed: listOf(answer, 'undescribed').map(listed),
    brokenLinks: {
      paths: links.length,
      visits: links.reduce((sum, { visits }) => sum + visits, 0),
      most: links.slice(0, 5),
    },
  }
}
