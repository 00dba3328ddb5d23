/** Groups redirects by normalised target. Pure. */
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { asWritten, type LakeRoutes, type LakeRow } from '../routes/lake-routes.ts'

export type RedirectTarget = {
  /** URL segment in the Studio. */
  id: string
  /** A path of this site, or an external URL. */
  address: string
  /** The target page, if there is one. */
  pageId: string | null
  title: string
  count: number
}

/** Converts to letters, digits and hyphens, which are valid in the Studio's URLs. */
function idOf(address: string): string {
  return `to-${address.replace(/[^a-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`
}

type Place = { address: string; pageId: string | null }

/** The targets with the number of sources of each, most first. */
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
      // The number comes first, because long paths are truncated at the end.
      title: `${others.length + 1} → ${address}`,
      count: others.length + 1,
    }),
  ).sort((a, b) => b.count - a.count || (a.address < b.address ? -1 : 1))
}

/** GROQ filter for the redirects that `redirectTargets` counts for one target. */
export const LEADS_TO = [
  '(target.kind == "page" && target.page._ref == $pageId)',
  '(target.kind == "path" && (lower(target.path) in [$address, $address + "/"] || string::startsWith(lower(target.path), $address + "?") || string::startsWith(lower(target.path), $address + "#")))',
  '(target.kind == "external" && target.url == $address)',
].join(' || ')
