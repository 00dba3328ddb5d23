/** Warns of texts for search engines that another page has too. */
import type { ValidationContext } from 'sanity'
import { pageWithSameText } from './lookups.ts'

/** For the fields of a page's `seo`; elsewhere it finds nothing. */
export function repeatedText(field: 'title' | 'description') {
  return async (text: string | undefined, context: Pick<ValidationContext, 'getClient' | 'document'>) => {
    if (!text?.trim() || context.document?._type !== 'page') return true
    const path = await pageWithSameText(field, text.trim(), context)
    return path === null || `The page ${path} has the same ${field}. Search engines then show only one of them.`
  }
}
