/** The text of HTML as people read it. Pure. */

import { isInline } from './elements'
import { type HtmlNode, parseHtml } from './parse'

/** Soft hyphens, joiners and direction marks are no letters. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

function read(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'media') return ' '
      if (node.type === 'text') return node.text
      if (node.tag === 'br' || !isInline(node.tag)) return ` ${read(node.children)} `
      return read(node.children)
    })
    .join('')
}

/** One line: a line break and the border of a block are a space, so that words never join. */
export function readableText(html: string | readonly HtmlNode[]): string {
  const nodes = typeof html === 'string' ? parseHtml(html) : html
  return read(nodes).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Whether nothing of a text can be seen: white space, no-break and zero-width spaces, joiners, fillers. */
export function isBlank(content: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(content)
}
