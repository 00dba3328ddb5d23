/** Queries of the validation, with a client that sees drafts and published documents. */
import type { ValidationContext } from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { WORDS } from '../../lib/words/document.ts'
import { API_VERSION } from '../common/api-version.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { currentRoutes } from '../routes/routes-store.ts'
import { listOf } from './parent.ts'

/** The published id of a document, draft or version. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, '')
}

type Context = Pick<ValidationContext, 'getClient' | 'document'>

async function ask(context: Context, query: string, params: Record<string, unknown> = {}): Promise<unknown> {
  const id = publishedId(context.document?._id ?? '')
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return client.fetch(query, { id, ...params })
}

const PUBLISHED = /* groq */ `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`
const NOT_SELF = /* groq */ `!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))`

/**
 * Whether another page has this path, published or draft. When this page is published at the path, drafts of other
 * pages are ignored.
 */
export async function isPathTaken(path: string, context: Context): Promise<boolean> {
  const isHere = `defined(*[_id == $id && path == $path][0]._id)`
  const query = `count(*[_type == "page" && path == $path && ${NOT_SELF} && (${PUBLISHED} || !${isHere})])`
  return Number(await ask(context, query, { path })) > 0
}

/** The path of another published page with the same text for search engines; null when there is none. */
export async function pageWithSameText(
  field: 'title' | 'description',
  text: string,
  context: Context,
): Promise<string | null> {
  const same = `*[_type == "page" && lower(seo.${field}) == lower($text) && ${NOT_SELF} && ${PUBLISHED}][0].path`
  const path = await ask(context, same, { text })
  return typeof path === 'string' ? path : null
}

/** Whether a published redirect has this source. */
export async function isRedirected(path: string, context: Context): Promise<boolean> {
  const { table } = await currentRoutes(context.getClient({ apiVersion: API_VERSION }))
  return table.exact.has(normaliseSource(path))
}

/** Whether the site settings, published or draft, have the URL of the job portal. */
export async function hasPortal(context: Context): Promise<boolean> {
  const settings = '*[_id in ["siteSettings", "drafts.siteSettings"] && defined(portalUrl)]'
  return Number(await ask(context, `count(${settings})`)) > 0
}

/** The sections of a published page, limited to what links can target; null when it is not published. */
export async function publishedSections(pageId: string, context: Context): Promise<readonly unknown[] | null> {
  const query = `*[_type == "page" && _id == $pageId][0]{
    "sections": sections[]{
      _key, anchor, body[]{ _key, style, children[]{ text }, markDefs[]{ _type, anchor } }, items[]{ _key, question }, roles[]{ _key, anchor }
    }
  }`
  const page = await ask(context, query, { pageId: publishedId(pageId) })
  return page ? listOf(page, 'sections') : null
}

/** The published ones among documents with these ids. */
export async function publishedAmong(ids: readonly string[], context: Context): Promise<ReadonlySet<string>> {
  const found = await ask(context, '*[_id in $ids]._id', { ids })
  return new Set(Array.isArray(found) ? found.map(String) : [])
}

/** The published document "Facts". */
export function publishedFacts(context: Context): Promise<unknown> {
  return ask(context, `*[_id == "${FACTS}"][0]`)
}

/** All published documents whose texts may hold facts. */
export async function publishedTexts(context: Context): Promise<readonly unknown[]> {
  const found = await ask(
    context,
    `*[_type in ["page", "${SITE_SETTINGS}", "${WORDS}", "sample", "review"] && ${PUBLISHED}]`,
  )
  return Array.isArray(found) ? found : []
}
