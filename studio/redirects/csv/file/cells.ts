/** Redirects as the cells of a file, and back. Pure. */
import { isDraftId } from '@sanity/client/csm'
import { normaliseSource } from '../../../../lib/routing/redirects/normalise.ts'
import type { StoredTarget } from '../../../../lib/routing/redirects/stored-redirect.ts'
import { TARGET_KINDS, type TargetField } from '../../../../lib/routing/redirects/target-kinds.ts'
import { checkAnchor } from '../../../rules/formats.ts'
import type { LakeRoutes, PagesById, RedirectFields } from '../../routes/lake-routes.ts'
import { redirectPathProblem, redirectUrlProblem } from '../../rules/redirect.ts'
import { type OwnHosts, withoutOwnHost } from '../urls.ts'
import type { Cells } from './columns.ts'

/** The destination in each field, without an anchor. */
const DESTINATION: Readonly<
  Record<TargetField, (target: StoredTarget, pages: PagesById) => string | null | undefined>
> = {
  page: ({ pageId }, pages) => (pages.get(pageId ?? '') ?? pages.get(`drafts.${pageId}`))?.path,
  path: ({ path }) => path,
  url: ({ url }) => url,
}

function targetCell(target: StoredTarget | null, pages: PagesById): string {
  if (!target?.kind) return ''
  const { field, isOwn } = TARGET_KINDS[target.kind]
  const destination = DESTINATION[field](target, pages) ?? ''
  return isOwn && target.anchor ? `${destination}#${target.anchor}` : destination
}

export function cellsOf({ source, target, permanent, note }: RedirectFields, pages: PagesById): Cells {
  return {
    source: source ?? '',
    target: targetCell(target, pages),
    permanent: permanent ? 'yes' : 'no',
    note: note ?? '',
  }
}

/** The cells of all published redirects, the oldest first. */
export function publishedCells({ redirects, pagesById }: LakeRoutes): Cells[] {
  return redirects.filter(({ _id }) => !isDraftId(_id)).map((redirect) => cellsOf(redirect, pagesById))
}

const EMPTY = { pageId: null, path: null, anchor: null, url: null }

const TARGET_HELP = 'Write a path of this site that starts with a slash, or a whole address that starts with https://.'

/**
 * Parses a target. The path of a published page becomes a reference to that page, so that the redirect follows when it
 * moves.
 * @returns the target, or what is wrong with the cell
 */
export function readTarget(cell: string, pages: LakeRoutes['pages'], own: OwnHosts): StoredTarget | string {
  if (cell === '') return 'It is empty.'
  const target = withoutOwnHost(cell, own)
  if (/^https?:/i.test(target)) return redirectUrlProblem(target) ?? { ...EMPTY, kind: 'external', url: target }
  if (!target.startsWith('/') || target.startsWith('//')) return TARGET_HELP
  const [path = '', anchor = null] = target.split(/#(.*)/s, 2)
  const problem = redirectPathProblem(path)
  if (problem) return problem
  const anchorProblem = checkAnchor(anchor ?? undefined)
  if (anchorProblem !== true) return `The place after the # sign: ${anchorProblem}`
  const pageId = path.includes('?') ? undefined : pages.get(normaliseSource(path))?._id
  return pageId === undefined ? { ...EMPTY, kind: 'path', path, anchor } : { ...EMPTY, kind: 'page', pageId, anchor }
}
