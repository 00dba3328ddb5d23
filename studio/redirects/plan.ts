/** What has to be written so that an old address leads to a page. Pure. */
import { normaliseSource } from '../../lib/redirects/normalise.ts'

/** A redirect as it is stored, published or draft. */
export type StoredRedirect = { id: string; source: string }

export type RedirectPlan = {
  /** The new redirect's fields; undefined where one for the old address exists already. */
  create: { source: string; target: PageTarget; permanent: true; note: string } | undefined
  /** Redirects, published or draft, that begin at the old address: they get the new target. */
  retarget: string[]
  /** Redirects that begin where the page is now: the page would win over them, so they are of no use. */
  remove: string[]
  target: PageTarget
}

type PageTarget = { _type: 'redirectTarget'; kind: 'page'; page: { _type: 'reference'; _ref: string } }

type Wish = {
  /** The address that stops working. */
  from: string
  /** Where the page is now, when it has moved. */
  to?: string
  /** The page to lead to. */
  pageId: string
  /** Redirects that begin at one of the two addresses. */
  existing: StoredRedirect[]
  /** For the colleagues. */
  note: string
}

/** Addresses count as equal in the form in which the site compares them. */
export function planRedirect({ from, to, pageId, existing, note }: Wish): RedirectPlan {
  const target: PageTarget = {
    _type: 'redirectTarget',
    kind: 'page',
    page: { _type: 'reference', _ref: pageId },
  }
  const beginningAt = (path: string) =>
    existing.filter(({ source }) => normaliseSource(source) === normaliseSource(path)).map(({ id }) => id)
  const retarget = beginningAt(from)
  const isPublished = retarget.some((id) => !id.startsWith('drafts.'))
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
