/** The texts of a search result as the site sends them, and their lengths. Pure. */
import { firstText } from '../../../lib/seo/seo.ts'
import { fieldOf, textOf } from '../../common/untyped.ts'

export type SearchTexts = { title: string; description: string }

/** Characters that search results show at most. */
export const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 160

/** Characters below which a text says too little; of the title without the name of the site. */
export const SHORTEST_TITLE = 10
export const SHORTEST_DESCRIPTION = 70

/**
 * The same order as the site's own: the search fields, the page's title, the defaults of the site. (The booking system
 * may replace both texts of a page that it knows.)
 */
export function searchTexts(seo: unknown, pageTitle: unknown, settings: unknown): SearchTexts {
  const defaults = fieldOf(settings, 'defaultSeo')
  const title = firstText(textOf(seo, 'title'), String(pageTitle ?? ''), textOf(defaults, 'title'))
  return {
    title: textOf(settings, 'titlePrefix') + title,
    description: firstText(textOf(seo, 'description'), textOf(defaults, 'description')),
  }
}

export type Count = { text: string; isGood: boolean }

/**
 * "43 of 60 characters", and by how many it is too long or too short.
 * @param own what an editor has written of the text
 */
export function counted(
  text: string,
  { least, most, own = text }: { least: number; most: number; own?: string },
): Count {
  const amount = `${text.length} of ${most} characters`
  const over = text.length - most
  const under = least - own.length
  if (over > 0) return { text: `${amount}: ${over} too many, the end is cut`, isGood: false }
  if (own.length === 0) return { text: `${amount}: nothing is written`, isGood: false }
  return under > 0 ? { text: `${amount}: too short by ${under}`, isGood: false } : { text: amount, isGood: true }
}
