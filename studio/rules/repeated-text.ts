/** Warns of texts for search engines that another page has too. */
import { type Context, fetchFromLake, NOT_SELF, PUBLISHED } from './lookups.ts'

/** For the fields of a page's `seo`; elsewhere it finds nothing. */
export function repeatedText(field: 'title' | 'description') {
  const same = `*[_type == "page" && lower(seo.${field}) == lower($text) && ${NOT_SELF} && ${PUBLISHED}][0].path`
  return async (text: string | undefined, context: Context): Promise<true | string> => {
    if (!text?.trim() || context.document?._type !== 'page') return true
    const path = await fetchFromLake(context, same, { text: text.trim() })
    return !path || `The page ${path} has the same ${field}. Search engines then show only one of them.`
  }
}
