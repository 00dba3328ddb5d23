/**
 * The articles of the knowledge base, which lie in no Content Lake: the site's own sitemap names every one. Null where the Studio is not
 * served by the site.
 */
import { isPostPath } from '../../../../lib/knowledge-base/places.ts'

const LOC = /<loc>([^<]+)<\/loc>/g

/** The paths of a sitemap. Pure. */
export function articlesIn(sitemap: string): string[] {
  return Array.from(sitemap.matchAll(LOC), ([, address = '']) => address)
    .flatMap((address) => (URL.canParse(address) ? [new URL(address).pathname] : []))
    .filter(isPostPath)
}

export async function readArticles(signal: AbortSignal): Promise<string[] | null> {
  try {
    const response = await fetch('/sitemap.xml', { signal })
    return response.ok ? articlesIn(await response.text()) : null
  } catch {
    return null
  }
}
