/**
 * Reads HTML of the API as its author meant it and returns it sanitised: as the parts of an article, or as one text.
 * Pure.
 *
 * Parsed once, then in this order: shortcodes, fallbacks of scripts, emphasis by style, what carries a meaning, blocks,
 * and the targets of links.
 */
import type { Article, BodyPart } from '../../models'
import { nameTargets, readTargets, type Targets, withoutTargets } from './anchors'
import { linkAttributes } from './attributes'
import { arrangeBlocks } from './blocks'
import { readEmphasis } from './emphasis'
import { element, elementsOf, type HtmlNode, isElement, parseHtml, renderHtml, replaceElements } from './html-tree'
import { readMeaning } from './meaning'
import { nameOf } from './media/media'
import { readFallbacks } from './media/picture'
import { readShortcodes } from './media/shortcodes'
import type { UrlContext } from './media/url-context'
import { readableText } from './readable-text'
import { sanitiseHtml } from './sanitise'

type Read = { nodes: HtmlNode[]; targets: Targets }

function read(html: string, context: UrlContext, hasMedia: boolean): Read {
  const nodes = readFallbacks(readShortcodes(parseHtml(html)), context)
  const targets = readTargets(nodes, ({ attributes }) => {
    const { href = '' } = linkAttributes(attributes.href, context)
    return href.startsWith('#') ? href.slice(1) : null
  })
  const meaning = readMeaning(readEmphasis(nodes), context, targets)
  return { nodes: arrangeBlocks(meaning, { hasMedia }), targets }
}

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

const safe = (nodes: readonly HtmlNode[]) => sanitiseHtml(renderHtml(withScrollingTables(nodes)))

/** HTML up to the next film or sound is one part. */
function partsOf(nodes: readonly HtmlNode[]): BodyPart[] {
  const parts: BodyPart[] = []
  let text: HtmlNode[] = []
  function endText(): void {
    const html = safe(text)
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
    parts.push({ ...node.media, title, caption: isTitle ? '' : safe(node.caption) })
  }
  endText()
  return parts
}

export function readArticle(html: string, context: UrlContext): Article {
  const { nodes, targets } = read(html, context, true)
  const named = nameTargets(nodes, targets)
  return { body: partsOf(named.nodes), contents: named.contents }
}

/** HTML of one text among others on a page: without ids, with links in place of films and sounds. */
export function readHtml(html: string, context: UrlContext): string {
  return sanitiseHtml(renderHtml(withoutTargets(read(html, context, false).nodes)))
}
