/** Paths of the knowledge base and names of its categories. Pure; also used by the Studio's validation. */

export const KNOWLEDGE_BASE = '/knowledge-base'

/** The known categories. The API may add more; each is a page below the knowledge base. */
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

/** Whether a path is that of a single post, which the site serves without a page document. */
export function isPostPath(path: string): boolean {
  return /^\/knowledge-base\/[^/]+\/[^/]+$/.test(path)
}

/** Whether the articles of a category have pages: it is a known one, or a published page has its path. */
export function opensArticles(category: string, pagePaths: { has(path: string): boolean }): boolean {
  return KNOWN_CATEGORIES.includes(category) || pagePaths.has(categoryPath(category))
}

/**
 * Whether a text can be the system name of a post or category. The API's contract does not define the format, so spaces
 * and slashes may be in it; a dot segment may not, because it would change the path of the API's call.
 */
export function isSystemName(text: string): boolean {
  return /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(text) && text.trim() !== '' && !/(?:^|[/\\])\.{1,2}(?:$|[/\\])/.test(text)
}

/** The name at the end of a post's path, exactly as it was requested; empty when it cannot be decoded. */
export function systemNameOf(path: string): string {
  try {
    return decodeURIComponent(path.split('/').findLast(Boolean) ?? '')
  } catch {
    return ''
  }
}

/** Two spellings of one name, in another case or another Unicode form, have the same key. */
export function nameKey(systemName: string): string {
  return systemName.normalize('NFC').toLowerCase()
}

/** Fallback name of a category without a known one: "custom-jingles" gives "Custom jingles". */
export function spelledOut(category: string): string {
  const words = category.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Natural size of the pictures of categories and posts, in pixels. */
export const COVER = { width: 1200, height: 675 } as const
