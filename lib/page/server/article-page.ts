/**
 * Loads the page of an article: rendered on demand, and kept while the API is down. Its category is a page that editors
 * manage: the article takes its name and colour from there.
 */
import type { GetStaticPropsContext } from 'next'
import { API_BUDGET_MS, apiUrl } from '@/lib/api/calls'
import { apiClient } from '@/lib/api/server/client'
import { continueVisit } from '@/lib/api/server/visit'
import { recordPath } from '@/lib/broken-links/server/record'
import {
  categoryOfPath,
  categoryPath,
  isSystemName,
  KNOWLEDGE_BASE,
  KNOWN_CATEGORIES,
  postPath,
  spelledOut,
} from '@/lib/knowledge-base/paths'
import { isNamedIn } from '@/lib/knowledge-base/publish-info'
import { findPost, newestPosts } from '@/lib/knowledge-base/server/find-post'
import { knownArticle } from '@/lib/routing/server/articles'
import { publishedWords } from '@/lib/words/server/published-words'
import type { PostContext } from '../props'
import { pageOrDefault, pagePaths } from './pages'
import type { StaticPage } from './static-page'

type Params = { categorySystemName: string; systemName: string }

/** The articles that the build renders: the newest of each category with a page. */
export async function newestArticles(): Promise<{ category: string; systemName: string }[]> {
  const paths = await pagePaths()
  const categories = Array.from(paths, categoryOfPath).filter((category) => category !== null)
  return newestPosts(apiClient(), categories, AbortSignal.timeout(API_BUDGET_MS))
}

/**
 * @param path of the article
 * @returns null when the API does not have it
 * @throws when the API does not respond and has never delivered it
 */
export async function articlePage(
  context: GetStaticPropsContext<Params>,
  path: string,
): Promise<StaticPage<{ postContext: PostContext }> | null> {
  const { categorySystemName: category = '', systemName = '' } = context.params ?? {}
  if (!isSystemName(category) || !isSystemName(systemName)) return null
  // An unknown category needs no API request.
  const opened = await pageOrDefault(context, categoryPath(category))
  if (!opened && !KNOWN_CATEGORIES.includes(category)) return null
  const known = await knownArticle(systemName)
  const found = await findPost(apiClient(), {
    category,
    listed: known?.category ?? null,
    systemName,
    signal: continueVisit(systemName),
  })
  // Before any request to the Content Lake, so that made-up paths cause none.
  if (found === 'missing') {
    if (context.draftMode !== true) recordPath(path)
    return null
  }

  const { post, summary, related, completeness } = found
  if (!post && context.draftMode !== true && context.revalidateReason !== 'build') {
    throw new Error(`${path} is not rendered: the API is down and has never delivered the article`)
  }
  // One that is in several categories stands below the one under which it was opened.
  const shown = found.shownCategory
  const loaded = shown === category ? opened : await pageOrDefault(context, categoryPath(shown))
  const own = loaded?.page
  const author = summary?.written_by || null
  // A post in no list has no category of its own: any will do that is always the same.
  const isUnlisted = summary === null && completeness === 'fresh'
  const canonicalCategory = isUnlisted ? (KNOWN_CATEGORIES[0] ?? category) : found.category
  const postContext: PostContext = {
    systemName,
    category: {
      systemName: shown,
      title: own?.title || spelledOut(shown),
      tone: own?.sections[0]?.tone ?? 'cream',
      hasPage: own !== undefined,
    },
    writtenBy: author && !isNamedIn(author, post?.publish_info ?? '') ? author : null,
    cover: summary?.card_image_url || null,
    related,
  }
  const crumbs = [
    { name: publishedWords().page.knowledgeBase, path: KNOWLEDGE_BASE },
    ...(own ? [{ name: postContext.category.title, path: categoryPath(shown) }] : []),
  ]
  return {
    path: postPath(canonicalCategory, known?.systemName ?? systemName),
    seo: { title: post?.title ?? postContext.category.title, description: post?.description ?? own?.seo?.description },
    breadcrumbs: crumbs,
    article: post
      ? {
          title: post.title,
          description: post.description,
          publishInfo: post.publish_info,
          author,
          image: postContext.cover,
        }
      : undefined,
    prefetched: {
      fallback: post ? { [apiUrl({ call: 'blogPost', query: { systemName } })]: post } : {},
      completeness: post ? completeness : 'partial',
    },
    document: own?._id ? { id: own._id, type: 'page' } : null,
    words: ['articles', 'states'],
    texts: loaded?.texts,
    props: { postContext },
  }
}
