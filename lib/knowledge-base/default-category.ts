/** The page of a category that no editor has made one for: a banner and the list of its articles. Pure. */
import type { BlogCategory } from '@/lib/api/models'
import type { Page } from '@/lib/content/section-types'
import { fillIn, type Words } from '@/lib/words/words'
import { categoryPath, spelledOut } from './paths'

/** Named in no document: its words are the API's, and a template of the articles' words. */
export function defaultCategoryPage(
  { title, system_name, short_description }: BlogCategory,
  words: Words['articles'],
): Page {
  const category = title || spelledOut(system_name)
  const description = short_description || fillIn(words.categoryText, { category })
  return {
    _id: '',
    _rev: '',
    _updatedAt: '',
    title: category,
    path: categoryPath(system_name),
    seo: { title: fillIn(words.categoryTitle, { category }), description, image: null, noIndex: false },
    showStatistics: true,
    showLogos: true,
    sections: [
      {
        _key: 'banner',
        _type: 'pageBanner',
        tone: 'mint',
        anchor: null,
        heading: category,
        eyebrow: null,
        text: description,
        actions: [],
        layout: 'compact',
        panelTone: 'mint',
        art: null,
        form: null,
        facts: [],
        sample: null,
      },
      {
        _key: 'articles',
        _type: 'blogPostList',
        tone: 'white',
        anchor: null,
        heading: fillIn(words.categoryTitle, { category }),
        hideHeading: true,
        category: system_name,
        searchLabel: words.search,
      },
    ],
  }
}
