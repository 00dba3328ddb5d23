/** What each HTML tag of an article is. Pure. */

/** Elements that carry a meaning within a line and are kept. */
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
])

/** Elements that only style a line: their text joins that of their neighbours. */
const STYLING: ReadonlySet<string> = new Set(['font', 'nobr', 'blink', 'marquee', 'data', 'picture', 'source', 'rb'])

/** Elements that only group blocks: each line of text in them is a paragraph. */
const GROUPS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'section', 'article', 'aside', 'main', 'header', 'footer', 'nav', 'center', 'address', 'fieldset'],
  ...['legend', 'form', 'hgroup', 'dialog', 'search', 'html', 'body', 'layer', 'noscript', 'multicol'],
])

const STRUCTURES: ReadonlySet<string> = new Set([
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary'],
])

/** The element of today for one of another time or level: the page's title is its only h1. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  tt: 'code',
  acronym: 'abbr',
  listing: 'pre',
  xmp: 'pre',
  plaintext: 'pre',
  dir: 'ul',
  menu: 'ul',
}

export type TagKind = 'inline' | 'styling' | 'group' | 'structure' | 'unknown'

export function modernTag(tag: string): string {
  return RENAMED[tag] ?? tag
}

export function kindOf(tag: string): TagKind {
  if (INLINE.has(tag)) return 'inline'
  // `o:p` and `st1:place` of Word hold text of the line.
  if (STYLING.has(tag) || tag.includes(':')) return 'styling'
  if (GROUPS.has(tag)) return 'group'
  return STRUCTURES.has(tag) ? 'structure' : 'unknown'
}

export function isInline(tag: string): boolean {
  const kind = kindOf(tag)
  return kind === 'inline' || kind === 'styling'
}

export const INLINE_TAGS: readonly string[] = [...INLINE]
export const STRUCTURE_TAGS: readonly string[] = [...STRUCTURES]
