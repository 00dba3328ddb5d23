/** Reduces the tree to elements and attributes that carry a meaning, and finds films, sounds and pictures. Pure. */

import { languageAttributes, linkAttributes, meaningfulAttributes } from './attributes'
import { kindOf, modernTag } from './elements'
import { idsOf, type Targets } from './ids'
import { readEmbedded } from './media/media'
import { pictureAttributes } from './media/pictures'
import type { UrlContext } from './media/urls'
import { type Attributes, element, type HtmlElement, type HtmlNode, replaceElements, styleOf, text } from './parse'
import { isBlank } from './readable-text'

const hasSome = (attributes: Attributes) => Object.keys(attributes).length > 0

/** Where text of its own ends or begins. */
const endsInWord = (content: string) => /\S$/.test(content)
const beginsWithWord = (content: string) => /^\S/.test(content)

function firstText(nodes: readonly HtmlNode[]): string {
  const [node] = nodes
  return node?.type === 'text' ? node.text : node?.type === 'element' ? firstText(node.children) : ''
}

function lastText(nodes: readonly HtmlNode[]): string {
  const node = nodes.at(-1)
  return node?.type === 'text' ? node.text : node?.type === 'element' ? lastText(node.children) : ''
}

/** @returns the article's elements: of `elements.ts`, with the attributes of `attributes.ts`, ids and groups */
export function readMeaning(nodes: readonly HtmlNode[], context: UrlContext, targets: Targets): HtmlNode[] {
  /** An element that is dropped leaves its language and its target. */
  function dropped(node: HtmlElement, id: string | undefined, children: readonly HtmlNode[]): readonly HtmlNode[] {
    const attributes = { ...(id && { id }), ...languageAttributes(node.attributes) }
    return hasSome(attributes) ? [element('span', attributes, children)] : children
  }

  function ofElement(node: HtmlElement, isInLink: boolean): readonly HtmlNode[] {
    const tag = modernTag(node.tag)
    const [id, ...further] = idsOf(node).filter((one) => targets.isWanted(one) || /^h[234]$/.test(tag))
    const anchors = further.map((one) => element('span', { id: one }, []))
    const embedded = readEmbedded(node, context)
    if (embedded) {
      const anchor = id ? [element('span', { id }, [])] : []
      const read = embedded.flatMap((one) => {
        if (node.children.includes(one)) return ofNodes([one], isInLink)
        // A link within a link is its text.
        return isInLink ? replaceElements([one], (made) => (made.tag === 'a' ? made.children : [made])) : [one]
      })
      return [...anchor, ...read]
    }
    if (tag === 'img') {
      const attributes = pictureAttributes(node.attributes, context)
      return attributes ? [element('img', { ...(id && { id }), ...attributes }, [])] : []
    }
    if (/\bmso-hide/.test(node.attributes.style ?? '') && styleOf(node.attributes)['mso-hide'] === 'all') return []
    if (tag === 'math' && node.attributes.alttext) return [text(node.attributes.alttext)]
    const isLink = tag === 'a'
    const children = [...anchors, ...ofNodes(node.children, isInLink || isLink)]
    const kind = kindOf(tag)
    if (kind === 'styling' || kind === 'unknown') return dropped(node, id, children)
    const attributes = { ...(id && { id }), ...meaningfulAttributes(tag, node) }
    if (kind === 'group') return [element(tag === 'p' ? 'p' : 'div', attributes, children)]
    if (tag === 'span' && !hasSome(attributes)) return children
    if (!isLink) return [element(tag, attributes, children)]
    const link = isInLink ? {} : linkAttributes(node.attributes.href, context)
    return 'href' in link ? [element('a', { ...attributes, ...link }, children)] : dropped(node, id, children)
  }

  function ofNodes(list: readonly HtmlNode[], isInLink: boolean): HtmlNode[] {
    const read: HtmlNode[] = []
    let wasUnknown = false
    for (const node of list) {
      if (node.type !== 'element') {
        read.push(node)
        wasUnknown = false
        continue
      }
      const isUnknown = kindOf(modernTag(node.tag)) === 'unknown'
      const made = ofElement(node, isInLink)
      // Boxes such as two buttons or two elements of a site's own stand apart without a space between them.
      if (isUnknown && wasUnknown && endsInWord(lastText(read)) && beginsWithWord(firstText(made))) read.push(text(' '))
      read.push(...made)
      wasUnknown = isUnknown && !(made.length === 1 && made[0]?.type === 'text' && isBlank(made[0].text))
    }
    return read
  }

  return ofNodes(nodes, false)
}
