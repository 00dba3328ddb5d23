/** Redirects by where they lead: each new address once, however it is written down. Pure. */
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { bareId, isDraft, type LakeRoutes, type LakeRow } from '../routes/lake-routes.ts'

export type RedirectTarget = {
  /** Its part of the Studio's address. */
  id: string
  /** A path of this site, or a whole address elsewhere. */
  address: string
  /** The page there, if there is one. */
  pageId: string | null
  title: string
  count: number
}

/** Letters, digits and hyphens: what may stand in the Studio's address. */
function idOf(address: string): string {
  return `to-${address.replace(/[^a-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`
}

type Place = { address: string; pageId: string | null }

/** The newest writing of every redirect: its draft, where it has one. */
function asWritten(redirects: readonly LakeRow[]): LakeRow[] {
  const published = redirects.filter(({ _id }) => !isDraft(_id))
  const drafts = redirects.filter(({ _id }) => isDraft(_id))
  return [...new Map([...published, ...drafts].map((row) => [bareId(row._id), row])).values()]
}

/** The new addresses with how many old ones lead to each, most first. */
export function redirectTargets({ redirects, pages, pagesById }: LakeRoutes): RedirectTarget[] {
  function placeOf({ target }: LakeRow): Place | null {
    if (target?.kind === 'external') return target.url ? { address: target.url, pageId: null } : null
    if (target?.kind === 'path') {
      if (!target.path) return null
      const address = normaliseSource(target.path)
      return { address, pageId: pages.get(address)?._id ?? null }
    }
    const { pageId } = target ?? {}
    if (!pageId) return null
    const page = pagesById.get(pageId) ?? pagesById.get(`drafts.${pageId}`)
    return { address: page?.path ?? 'a page that is gone', pageId }
  }

  const places = asWritten(redirects).flatMap((row) => placeOf(row) ?? [])
  return Array.from(
    Map.groupBy(places, ({ address }) => address),
    ([address, [place, ...others]]) => ({
      id: idOf(address),
      address,
      pageId: place?.pageId ?? null,
      // The number first: long addresses are cut off at their end.
      title: `${others.length + 1} → ${address}`,
      count: others.length + 1,
    }),
  ).sort((a, b) => b.count - a.count || (a.address < b.address ? -1 : 1))
}

/** Chooses in GROQ what `redirectTargets` counts for one address. */
export const LEADS_TO = [
  '(target.kind == "page" && target.page._ref == $pageId)',
  '(target.kind == "path" && (lower(target.path) in [$address, $address + "/"] || string::startsWith(lower(target.path), $address + "?") || string::startsWith(lower(target.path), $address + "#")))',
  '(target.kind == "external" && target.url == $address)',
].join(' || ')
