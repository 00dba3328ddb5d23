/** Finds links in the content that are broken or go through a redirect. Pure. */

import { fallbackPage } from './fallback-page.ts'
import { linkUrls } from './link-urls.ts'
import { normaliseSource, withoutSentenceEnd } from './normalise.ts'
import type { SitePaths } from './reserved-paths.ts'
import { traceRedirects } from './resolve.ts'
import type { RedirectTable } from './table.ts'

export type LinkFinding = {
  /** A broken link is an error; a redirected one only costs time. */
  level: 'error' | 'warning'
  /** The document's id. */
  id: string
  /** Field path in the document, such as `sections.hero.link`. */
  fieldPath: string
  problem: string
}

type Site = {
  table: RedirectTable
  known: SitePaths
  /** Paths of published pages by document id. */
  pathById: ReadonlyMap<string, string>
}

/** The path of an internal link; null for other websites, telephone numbers and fragments. */
function ownPath(url: string): string | null {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return null
  return URL.canParse(url, 'http://own.invalid') ? new URL(url, 'http://own.invalid').pathname : null
}

/** @param documents from the Content Lake; redirects are skipped */
export function lintLinks(
  documents: readonly { _id: string; _type: string }[],
  { table, known, pathById }: Site,
): LinkFinding[] {
  function problemAt(url: string): Pick<LinkFinding, 'level' | 'problem'> | null {
    const requested = ownPath(url)
    if (requested === null) return null
    const path = normaliseSource(requested)
    const isThere = known.isPage(path) || known.isOwn(path)
    if (isThere) return null
    const { steps, end } = traceRedirects(table, requested, known.isPage)
    const last = steps.at(-1)
    const meant = withoutSentenceEnd(requested)
    if (!last && meant !== null && known.isPage(normaliseSource(meant)))
      return { level: 'warning', problem: `${url} is redirected: write ${normaliseSource(meant)}` }
    if (!last) return isThere === null ? null : { level: 'error', problem: `${url} leads nowhere` }
    if (end === 'loop') return { level: 'error', problem: `${url} is redirected round in a circle` }
    if (end === 'no redirect' && last.next !== null && known.isOwn(last.next) === false) {
      const instead = fallbackPage(last.next, known.isPage)
      const end = instead === null ? '' : `: visitors go to ${instead}`
      return { level: 'error', problem: `${url} is redirected to ${last.href}, where there is nothing${end}` }
    }
    return { level: 'warning', problem: `${url} is redirected: write ${last.href}` }
  }

  return documents
    .filter(({ _type }) => _type !== 'redirect')
    .flatMap((document) =>
      linkUrls(document).flatMap(({ fieldPath, url, pageId }): LinkFinding[] => {
        if (pageId !== undefined) {
          return pathById.has(pageId)
            ? []
            : [{ level: 'error', id: document._id, fieldPath, problem: `its page ${pageId} is not published` }]
        }
        const found = problemAt(url)
        return found ? [{ id: document._id, fieldPath, ...found }] : []
      }),
    )
}
