/** The categories that the API lists and no editor has made a page for: each has one by default. */
import type { BlogCategory } from '@/lib/api/models'
import { categoryOfPath, categoryPath, nameKey, opensArticles, systemNameOf } from '@/lib/knowledge-base/paths'
import { listedCategories } from './directory'
import { withinWait } from './known-list'
import { routes } from './routes'

/**
 * The category whose default page is at a path; null for any other path, for that of a page of the editors, also one that
 * they have taken offline, and while the categories cannot be read.
 * @param path normalised
 */
export async function defaultCategory(path: string): Promise<BlogCategory | null> {
  if (categoryOfPath(path) === null) return null
  const { paths, offline } = await routes()
  if (paths.has(path) || offline.has(path)) return null
  const categories = await withinWait(listedCategories())
  return categories?.get(nameKey(systemNameOf(path))) ?? null
}

/** Whether articles can be opened below a category, as it stands in a normalised path. */
export async function isOpenCategory(category: string): Promise<boolean> {
  return (
    opensArticles(category, (await routes()).paths) || (await defaultCategory(`/knowledge-base/${category}`)) !== null
  )
}

/** The paths of all default pages of categories with articles. @param withArticles names of categories */
export async function defaultCategoryPaths(withArticles: readonly string[]): Promise<string[]> {
  const paths = withArticles.map(categoryPath)
  const found = await Promise.all(paths.map((path) => defaultCategory(path.toLowerCase())))
  return paths.filter((_, index) => found[index])
}
