/** Warns of links to a section that is hidden (B255). */
import type { ValidationContext } from 'sanity'
import { fieldOf, isKind, listOf, textOf } from '../common/untyped.ts'
import { type Context, fetchFromLake, PUBLISHED } from './lookups.ts'

const SECTIONS = `*[_type == "page" && _id == $page && ${PUBLISHED}][0] { "sections": sections[] { anchor, isHidden } }`

/** The sections of the page that the link opens, or of the page on which it stands. */
async function linkedSections(context: Context, link: unknown): Promise<readonly unknown[]> {
  if (isKind(link, 'anchor')) return listOf(context.document, 'sections')
  const page = textOf(fieldOf(link, 'page'), '_ref')
  return page ? listOf(await fetchFromLake(context, SECTIONS, { page }), 'sections') : []
}

/** For the anchor of a link or of a redirect's target. */
export async function hiddenAnchorProblem(
  anchor: string | undefined,
  context: Context & Pick<ValidationContext, 'parent'>,
): Promise<true | string> {
  if (!anchor) return true
  const named = (await linkedSections(context, context.parent)).filter(
    (section) => textOf(section, 'anchor') === anchor,
  )
  const isHidden = named.length > 0 && named.every((section) => fieldOf(section, 'isHidden') === true)
  return !isHidden || 'The section with this anchor name is hidden: people arrive at the top of the page.'
}
