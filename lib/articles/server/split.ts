/** Splits the tree of an article at its films and sounds: sanitised HTML, a film, sanitised HTML. Pure. */
import type { BodyPart } from '../article'
import { nameOf } from './media/media'
import { element, elementsOf, type HtmlNode, isElement, renderHtml, replaceElements } from './parse'
import { readableText } from './readable-text'
import { sanitiseHtml } from './sanitise'

/** A wide table scrolls by itself and can be reached by keyboard. */
function withScrollingTables(nodes: readonly HtmlNode[]): HtmlNode[] {
  const used = new Map<string, number>()
  return replaceElements(nodes, (node) => {
    if (node.tag !== 'table') return [node]
    const caption = node.children.find((child) => isElement(child, 'caption'))
    const name = (caption && readableText([caption])) || 'Table'
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    // Regions are told apart by their names.
    const label = count > 1 ? `${name} ${count}` : name
    return [element('div', { role: 'region', 'aria-label': label, tabindex: '0' }, [node])]
  })
}

/** The nodes as HTML that is safe to show. */
const safeHtml = (nodes: readonly HtmlNode[]) => sanitiseHtml(renderHtml(withScrollingTables(nodes)))

/** HTML up to the next film or sound is one part. */
export function splitAtMedia(nodes: readonly HtmlNode[]): BodyPart[] {
  const parts: BodyPart[] = []
  let text: HtmlNode[] = []
  function endText(): void {
    const html = safeHtml(text)
    if (html.trim()) parts.push({ type: 'html', html })
    text = []
  }
  for (const node of nodes) {
    if (node.type !== 'media') {
      text.push(node)
      continue
    }
    endText()
    const caption = readableText(node.caption)
    const title = node.media.title || caption || nameOf(node.media)
    // A sound is shown with its title.
    const isTitle = node.media.type === 'sound' && caption === title && elementsOf(node.caption).length === 0
    parts.push({ ...node.media, title, caption: isTitle ? '' : safeHtml(node.caption) })
  }
  endText()
  return parts
}
