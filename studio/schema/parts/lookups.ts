/** What validation asks the Content Lake: the queries, and a client that sees drafts and published documents alike. */
import type { ValidationContext } from 'sanity'

const API_VERSION = '2025-02-19'

/** The id under which a document is published, whichever of its forms is looked at. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, '')
}

/** A client that sees every form of a document: published, draft and release version. */
export function rawClient({ getClient }: Pick<ValidationContext, 'getClient'>) {
  return getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
}

const PUBLISHED = /* groq */ `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`
const NOT_SELF = /* groq */ `!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))`

/** Counts other pages at $path: not the one with published id $id in any form. */
export const PATH_TAKEN_QUERY = /* groq */ `count(*[_type == "page" && path == $path && ${NOT_SELF}])`

/** Counts pages that visitors can open at $path. */
export const LIVE_PAGE_QUERY = /* groq */ `count(*[_type == "page" && path == $path && ${PUBLISHED}])`

/** Old addresses of other redirects, of which one in $forms may be the same address as ours. */
export const SOURCE_TAKEN_QUERY = /* groq */ `*[_type == "redirect" && lower(source) in $forms && ${NOT_SELF}].source`
