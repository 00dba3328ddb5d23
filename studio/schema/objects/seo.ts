/** Metadata for search engines and shared links. */
import { DESCRIPTION_LENGTH, SHORTEST_DESCRIPTION, SHORTEST_TITLE, TITLE_LENGTH } from '../../form/seo/search-texts.ts'
import { narrowPictureProblem } from '../../rules/files/picture.ts'
import { type Context, fetchFromLake, NOT_SELF, PUBLISHED } from '../../rules/lookups.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** Warns of a text that another page has too. Elsewhere than on a page it finds nothing. */
function repeatedText(field: 'title' | 'description') {
  const same = `*[_type == "page" && lower(seo.${field}) == lower($text) && ${NOT_SELF} && ${PUBLISHED}][0].path`
  return async (text: string | undefined, context: Context): Promise<true | string> => {
    if (!text?.trim() || context.document?._type !== 'page') return true
    const path = await fetchFromLake(context, same, { text: text.trim() })
    return !path || `The page ${path} has the same ${field}. Search engines then show only one of them.`
  }
}

export const seo = defineObject({
  name: 'seo',
  title: 'Search and sharing',
  fields: [
    field('title', 'string', 'Title', {
      description:
        'Shown in the browser tab and in search results, after the brand name. 20 to 50 characters read best.',
      validation: (rule) => [
        rule.min(SHORTEST_TITLE).warning('Very short: say what the page offers.'),
        rule.max(TITLE_LENGTH).warning('Search results cut titles of more than about 60 characters.'),
        rule.custom(repeatedText('title')).warning(),
      ],
    }),
    field('description', 'text', 'Description', {
      description: 'One or two sentences shown under the title in search results. 70 to 160 characters read best.',
      validation: (rule) => [
        rule.min(SHORTEST_DESCRIPTION).warning('Short: there is room for a whole sentence on what the page offers.'),
        rule.max(DESCRIPTION_LENGTH).warning('Search results cut descriptions of more than about 160 characters.'),
        rule.custom(repeatedText('description')).warning(),
      ],
    }),
    field('image', 'imageWithAlt', 'Sharing picture', {
      description:
        'Optional. Shown when the page is shared, 1200 by 630 pixels. Left empty, the site draws one from the title; the home page uses the site picture.',
      validation: (rule) => rule.custom(narrowPictureProblem(1200)).warning(),
    }),
    field('noIndex', 'boolean', 'Hide from search engines', {
      description: 'On keeps the page out of search results and the sitemap. People with the link can still open it.',
      initialValue: false,
    }),
  ],
})
