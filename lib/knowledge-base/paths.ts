/** The addresses of the knowledge base, and what its categories are called. Pure; the Studio's rules read it as well. */

export const KNOWLEDGE_BASE = '/knowledge-base'

/** The categories that the specification knows. More may come: each is a page below the knowledge base. */
export const KNOWN_CATEGORIES: readonly string[] = [
  'voice-over-artists',
  'audio-production',
  'custom-jingles',
  'sound-design',
  'business',
  'podcast',
]

export function categoryPath(category: string): string {
  return `${KNOWLEDGE_BASE}/${encodeURIComponent(category)}`
}

export function postPath(category: string, post: string): string {
  return `${categoryPath(category)}/${encodeURIComponent(post)}`
}

/** The category whose page has this path; null for any other path. */
export function categoryOfPath(path: string): string | null {
  return /^\/knowledge-base\/([^/]+)$/.exec(path)?.[1] ?? null
}

/** Whether a path is that of a single post, which the site answers by itself. */
export function isPostPath(path: string): boolean {
  return /^\/knowledge-base\/[^/]+\/[^/]+$/.test(path)
}

/** Whether the articles of a category can be opened: its name is known, or it is one of the paths of pages. */
export function opensArticles(category: string, pagePaths: ReadonlySet<string | null>): boolean {
  return KNOWN_CATEGORIES.includes(category) || pagePaths.has(categoryPath(category))
}

/** Whether a text can be the system name of a post or category. The specification does not say what those look like. */
export function isSystemName(text: string): boolean {
  return /^[^\s\p{C}/\\]{1,200}$/u.test(text)
}

/** A name for a category that nobody has told: "custom-jingles" gives "Custom jingles". */
export function spelledOut(category: string): string {
  const words = category.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The static picture of a category (reading A95). */
export function categoryImage(id: number): string {
  return `/images/knowledge-base/BlogCategory_${id}.webp`
}

/** Natural size of the pictures of categories and posts, in pixels. */
export const COVER = { width: 1200, height: 675 } as const
