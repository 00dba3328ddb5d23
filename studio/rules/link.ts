/** Describes the target of a link in previews, and checks that it exists. */
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from 'sanity'
import { fillTexts } from '../../lib/facts/tokens.ts'
import { knownFacts } from './facts.ts'
import { ask, type Context } from './lookups.ts'
import { anchorsOf, sectionsOf } from './page.ts'
import { fieldOf, listOf, textOf } from './parent.ts'

/** Preview selection of a link; each path is below the field that holds the link. */
export function linkSelection(field: string) {
  return {
    kind: `${field}.kind`,
    page: `${field}.page.path`,
    anchor: `${field}.anchor`,
    url: `${field}.url`,
    phone: `${field}.phone`,
    email: `${field}.email`,
  }
}

/** What stands for a link of a kind that has no field of its own. */
const NAMES: Readonly<Record<string, string>> = {
  ourPhone: 'Our phone',
  ourEmail: 'Our e-mail',
  portal: 'Job portal',
  quote: 'Quote window',
}

/** The field that holds the target of the other kinds. */
const FIELDS: Readonly<Record<string, string>> = { page: 'page', external: 'url', phone: 'phone', mail: 'email' }

/** The target of a link in an editor's words: "/our-story#team", "Quote window"; empty without a target. */
export function linkSummary(link: unknown): string {
  const kind = textOf(link, 'kind')
  const anchor = textOf(link, 'anchor')
  const place = anchor ? `#${anchor}` : ''
  if (kind === 'anchor') return place
  const target = NAMES[kind] ?? textOf(link, FIELDS[kind] ?? '')
  return kind === 'page' && target ? target + place : target
}

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
