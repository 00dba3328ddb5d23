/** Loads the documents of pages and their paths. */

import { PAGE_BY_PATH_QUERY } from '@/lib/content/queries'
import type { Page } from '@/lib/content/section-types'
import { fetchWithSettings, type SiteTexts } from '@/lib/content/server/site-settings'
import { clientFor, type DraftContext } from '@/lib/draft/server/client-for'
import { defaultCategoryPage } from '@/lib/knowledge-base/default-category'
import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { defaultCategory } from '@/lib/routing/server/categories'
import { routes } from '@/lib/routing/server/routes'
import { publishedWords } from '@/lib/words/server/published-words'

/** A page, and the settings and words that were read with it. */
export type LoadedPage = { page: Page; texts?: SiteTexts | null }

/** Paths of all published pages, such as "/" and "/services/jingles". Rejects only when no read has ever succeeded. */
export async function pagePaths(): Promise<ReadonlySet<string>> {
  return (await routes()).paths
}

/**
 * The page at a path for this context, or null: drafts in draft mode, the published page otherwise. Unknown paths need no
 * request, except in draft mode: a draft may be new, and a page may have moved.
 */
export async function pageFor(context: DraftContext, path: string): Promise<LoadedPage | null> {
  if (context.draftMode !== true && !(await pagePaths()).has(path)) return null
  const { content, texts } = await fetchWithSettings(clientFor(context), PAGE_BY_PATH_QUERY, { path })
  return content && { page: content, texts }
}

/** The same, or the page that a category of the API has by default. */
export async function pageOrDefault(context: DraftContext, path: string): Promise<LoadedPage | null> {
  const page = await pageFor(context, path)
  if (page) return page
  const category = await defaultCategory(normaliseSource(path))
  return category && { page: defaultCategoryPage(category, publishedWords().articles) }
}
