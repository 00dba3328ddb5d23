/** The API's author without a "By" of its own, which the site writes before the name. */
export function authorName(text: string): string {
  return text.replace(/^\s*(?:(?:written|published|posted)\s+)?by(?:\s*:\s*|\s+)/i, '').trim()
}
