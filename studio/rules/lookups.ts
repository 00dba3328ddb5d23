/** What validation asks the Content Lake: the queries, and a client that sees drafts and published documents alike. */
import type { ValidationContext } from 'sanity'
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { API_VERSION } from '../common/api-version.ts'
import { currentRoutes } from '../routes/routes-store.ts'
import { listOf } from './parent.ts'

/** The id under which a document is published, whichever of its forms is looked at. */
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

/** Has another page this path, published or not? Who is published there keeps it: a copy that is still a draft takes it from nobody. */
export async function isPathTaken(path: string, context: Context): Promise<boolean> {
  const isHere = `defined(*[_id == $id && path == $path][0]._id)`
  const query = `count(*[_type == "page" && path == $path && ${NOT_SELF} && (${PUBLISHED} || !${isHere})])`
  return Number(await ask(context, query, { path })) > 0
}

/** Does a published redirect start at this address? */
export async function isRedirected(path: string, context: Context): Promise<boolean> {
  const { table } = await currentRoutes(context.getClient({ apiVersion: API_VERSION }))
  return table.exact.has(normaliseSource(path))
}

/** Do the site settings, as visitors see them or as they are being written, say where the job portal is? */
export async function hasPortal(context: Context): Promise<boolean> {
  const settings = '*[_id in ["siteSettings", "drafts.siteSettings"] && defined(portalUrl)]'
  return Number(await ask(context, `count(${settings})`)) > 0
}

/** The sections of a published page as far as links can jump into them; null when it is not published. */
export async function publishedSections(pageId: string, context: Context): Promise<readonly unknown[] | null> {
  const query = `*[_type == "page" && _id == $pageId][0]{
    "sections": sections[]{
      _key, anchor, body[]{ _key, style, children[]{ text }, markDefs[]{ _type, anchor } }, items[]{ _key, question }, roles[]{ _key, anchor }
    }
  }`
  const page = await ask(context, query, { pageId: publishedId(pageId) })
  return page ? listOf(page, 'sections') : null
}

/** Those of the documents with these ids that visitors can see. */
export async function publishedAmong(ids: readonly string[], context: Context): Promise<ReadonlySet<string>> {
  const found = await ask(context, '*[_id in $ids]._id', { ids })
  return new Set(Array.isArray(found) ? found.map(String) : [])
}
