/** What has to be written so that an old address leads to a page. Pure. */
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'

/** A redirect as it is stored, published or draft. */
export type StoredRedirect = { id: string; source: string; pageId?: string | null }

export type RedirectPlan = {
  /** The new redirect's fields; undefined where one for the old address exists already. */
  create: { source: string; target: RedirectTarget; permanent: true; note: string } | undefined
  /** Redirects, published or draft, that begin at the old address or lead to the page that was there: they get the new target. */
  retarget: string[]
  /** Redirects that begin where the page is now: the page would win over them, so they are of no use. */
  remove: string[]
  target: RedirectTarget
}

type RedirectTarget =
  | { _type: 'redirectTarget'; kind: 'page'; page: { _type: 'reference'; _ref: string; _weak: true } }
  | { _type: 'redirectTarget'; kind: 'path'; path: string }

/** The page to lead to; an article of the knowledge base has no document and goes by its path. */
export type Destination = { pageId: string } | { path: string }

type Wish = Destination & {
  /** The address that stops working. */
  from: string
  /** Where the page is now, when it has moved. */
  to?: string
  /** Redirects that begin at one of the two addresses, or lead to the page that ends. */
  existing: StoredRedirect[]
  /** The page that ends, when another one takes its visitors. */
  endedId?: string
  /** For the colleagues. */
  note: string
}

/** Addresses count as equal in the form in which the site compares them. */
export function planRedirect({ from, to, existing, endedId, note, ...destination }: Wish): RedirectPlan {
  const target: RedirectTarget =
    'pageId' in destination
      ? {
          _type: 'redirectTarget',
          kind: 'page',
          page: { _type: 'reference', _ref: destination.pageId, _weak: true },
        }
      : { _type: 'redirectTarget', kind: 'path', path: destination.path }
  const beginningAt = (path: string) =>
    existing.filter(({ source }) => normaliseSource(source) === normaliseSource(path)).map(({ id }) => id)
  const atOldAddress = beginningAt(from)
  const leadingToEnded = existing.filter((redirect) => endedId !== undefined && redirect.pageId === endedId)
  const retarget = [...new Set([...atOldAddress, ...leadingToEnded.map(({ id }) => id)])]
  const isPublished = atOldAddress.some((id) => !id.startsWith('drafts.'))
  return {
    create: isPublished ? undefined : { source: from, target, permanent: true, note },
    retarget,
    remove: to === undefined ? [] : beginningAt(to),
    target,
  }
}

/** Can an address lead elsewhere? Not the home page's: visitors would have no start. */
export function canBeRedirected(path: string): boolean {
  return path.startsWith('/') && normaliseSource(path) !== '/'
}

/** Has a page left an address that can lead on to its new one? Not when only the writing of the address changed. */
export function hasMoved(from: string, to: string): boolean {
  return canBeRedirected(from) && to.startsWith('/') && normaliseSource(from) !== normaliseSource(to)
}
