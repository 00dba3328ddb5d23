/** Finds links in the content that are broken or go through a redirect. Pure. */
import { linkAddresses } from './link-addresses.ts'
import { normaliseSource } from './normalise.ts'
import { pageInstead } from './page-instead.ts'
import type { KnownAddresses } from './reserved-paths.ts'
import { traceRedirects } from './resolve.ts'
import type { RedirectTable } from './table.ts'

export type LinkFinding = {
  /** A broken link is an error; a redirected one only costs time. */
  level: 'error' | 'warning'
  /** The document's id. */
  id: string
  /** Field path in the document, such as `sections.hero.link`. */
  place: string
  problem: string
}

type Site = {
  table: RedirectTable
  known: KnownAddresses
  /** Paths of published pages by document id. */
  pathById: ReadonlyMap<string, string>
}

/** The path of an internal link; null for other websites, telephone numbers and fragments. */
function ownPath(address: string): string | null {
  if (!address.startsWith('/') || /^\/[/\\]/.test(address)) return null
  return URL.canParse(address, 'http://own.invalid') ? new URL(address, 'http://own.invalid').pathname : null
}

/** @param documents from the Content Lake; redirects are skipped */
export function lintLinks(
  documents: readonly { _id: string; _type: string }[],
  { table, known, pathById }: Site,
): LinkFinding[] {
  function problemAt(address: string): Pick<LinkFinding, 'level' | 'problem'> | null {
    const asked = ownPath(address)
    if (asked === null) return null
    const path = normaliseSource(asked)
    const isThere = known.isPage(path) || known.isOwn(path)
    if (isThere) return null
    const { steps, end } = traceRedirects(table, asked, known.isPage)
    const last = steps.at(-1)
    if (!last) return isThere === null ? null : { level: 'error', problem: `${address} leads nowhere` }
    if (end === 'loop') return { level: 'error', problem: `${address} is redirected round in a circle` }
    if (end === 'address' && last.next !== null && known.isOwn(last.next) === false) {
      const instead = pageInstead(last.next, known.isPage)
      const end = instead === null ? '' : `: visitors go to ${instead}`
      return { level: 'error', problem: `${address} is redirected to ${last.href}, where there is nothing${end}` }
    }
    return { level: 'warning', problem: `${address} is redirected: write ${last.href}` }
  }

  return documents
    .filter(({ _type }) => _type !== 'redirect')
    .flatMap((document) =>
      linkAddresses(document).flatMap(({ place, address, pageId }): LinkFinding[] => {
        if (pageId !== undefined) {
          return pathById.has(pageId)
            ? []
            : [{ level: 'error', id: document._id, place, problem: `its page ${pageId} is not published` }]
        }
        const found = problemAt(address)
        return found ? [{ id: document._id, place, ...found }] : []
      }),
    )
}
