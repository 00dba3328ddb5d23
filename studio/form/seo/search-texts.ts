/** The texts of a search result as the site sends them, and their lengths. Pure. */
import { firstText } from '../../../lib/seo/seo.ts'
import { fieldOf, textOf } from '../../rules/parent.ts'

export type SearchTexts = { title: string; description: string }

/** Characters that search results show at most. */
export const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 160

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

/** "43 of 60 characters", and by how many it is too long. */
export function counted(text: string, most: number): string {
  const over = text.length - most
  return `${text.length} of ${most} characters${over > 0 ? `: ${over} too many, the end is cut` : ''}`
}
