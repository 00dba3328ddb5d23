/** Checks that the target of a link exists. */
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from 'sanity'
import { fillTexts } from '../../lib/facts/tokens.ts'
import { knownFacts } from './facts.ts'
import { ask, type Context } from './lookups.ts'
import { anchorsOf, sectionsOf } from './page.ts'
import { fieldOf, listOf, textOf } from './parent.ts'

/** The sections of a published page, limited to what links can target; null when it is not published. */
async function publishedSections(pageId: string, context: Context): Promise<readonly unknown[] | null> {
  const query = `*[_type == "page" && _id == $pageId][0]{
    "sections": sections[]{
      _key, anchor, body[]{ _key, style, children[]{ text }, markDefs[]{ _type, anchor } }, items[]{ _key, question }, roles[]{ _key, anchor }
    }
  }`
  const page = await ask(context, query, { pageId: getPublishedId(pageId) })
  return page ? listOf(page, 'sections') : null
}

/**
 * Warns of an anchor that does not exist on its page: the current page for links of kind "anchor", the chosen one for
 * kind "page". Silent when that page is not published, because the reference reports that itself.
 */
export async function anchorProblem(
  anchor: string | undefined,
  { parent, ...context }: Context & Pick<ValidationContext, 'parent'>,
): Promise<true | string> {
  const kind = fieldOf(parent, 'kind')
  const pageId = textOf(fieldOf(parent, 'page'), '_ref')
  if (!anchor || (kind !== 'anchor' && !(kind === 'page' && pageId))) return true
  const isOwn = kind === 'anchor' || getPublishedId(context.document?._id ?? '') === getPublishedId(pageId)
  const sections = isOwn ? sectionsOf(context.document) : await publishedSections(pageId, context)
  if (!sections || anchorsOf(fillTexts(sections, await knownFacts(context))).includes(anchor)) return true
  return `There is no place called "${anchor}" on ${isOwn ? 'this' : 'that'} page.`
}
