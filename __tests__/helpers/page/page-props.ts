/** Props of a page: a factory, so that no test changes another's. */

import type { Page } from '@/lib/content/section-types'
import type { PageProps } from '@/lib/page/props'
import { mergeWords } from '@/lib/words/merge-words'
import { siteSettings } from '../data/settings'

type Change = Partial<PageProps> & { path?: string }

export function pageProps({ path = '/', ...change }: Change = {}): PageProps {
  return {
    settings: siteSettings(),
    words: mergeWords(null),
    seo: {
      title: '',
      name: '',
      description: '',
      canonical: new URL(path, 'https://bowerbird.test').href,
      image: null,
      siteName: '',
      noIndex: false,
      breadcrumbs: [],
      article: null,
    },
    fallback: {},
    showStatistics: false,
    showLogos: false,
    ...change,
  }
}

/** A page that editors manage. */
export function contentPage(change: Partial<Page> = {}): Page {
  return {
    _id: 'page',
    _rev: '1',
    _updatedAt: '2026-01-01T00:00:00Z',
    title: 'The page',
    path: '/',
    seo: null,
    showStatistics: false,
    showLogos: false,
    sections: [],
    ...change,
  }
}
