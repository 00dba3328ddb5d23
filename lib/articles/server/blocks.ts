/**
 * Arranges an article in blocks as HTML nests them: paragraphs, headings, lists, tables, figures. What only groups is
 * dissolved, its lines become paragraphs, and what is empty is left out. Pure.
 *
 * Browsers then read the HTML as it was written: no block is within a paragraph, and no paragraph within a heading.
 */

import { isInline } from './elements'
import { linkToMedia, linkToUrl, loneUrl, mediaAt, mediaNode } from './media/media'
import {
  type Attributes,
  element,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  replaceElements,
  text,
} from './parse'
import { isBlank, readableText } from './readable-text'

type Nodes = readonly HtmlNode[]

type Context = {
  /** Whether films and sounds can stand here; elsewhere they are links. */
  hasMedia: boolean
  /** Whether a single line of text needs no paragraph, as in a cell. */
  isLoose: boolean
  /** Whether a blank line separates paragraphs, as WordPress stores them. */
  isRaw: boolean
}

const INNER: Context = { hasMedia: false, isLoose: true, isRaw: false }

const isBlankText = (node: HtmlNode | undefined) => node?.type === 'text' && isBlank(node.text)
const isAnchor = (node: HtmlNode) => isElement(node) && node.attributes.id !== undefined

/** Whether something can be seen: text, a picture, a film. */
function isVisible(node: HtmlNode): boolean {
  if (node.type === 'text') return !isBlank(node.text)
  return node.type === 'media' || node.tag === 'img' || node.tag === 'hr' || node.children.some(isVisible)
}

/** @param hasMedia whether a film or sound counts as one */
export function hasBlock(nodes: Nodes, hasMedia: boolean): boolean {
  return nodes.some((node) => {
    if (node.type === 'media') return hasMedia
    return node.type === 'element' && (!isInline(node.tag) || hasBlock(node.children, hasMedia))
  })
}

/** The targets in what is left out. */
function anchorsIn(nodes: Nodes): HtmlElement[] {
  return elementsOf(nodes).flatMap(({ attributes: { id } }) => (id ? [element('span', { id }, [])] : []))
}

/** The same as blocks. */
function targetsOf(nodes: Nodes): HtmlElement[] {
  return anchorsIn(nodes).map((anchor) => ({ ...anchor, tag: 'div' }))
}

/** A copy of an element; only one of several keeps the id. */
function copies(node: HtmlElement): (children: Nodes) => HtmlElement {
  let isFirst = true
  return (children) => {
    const { id, ...attributes } = node.attributes
    const copy = { ...node, attributes: isFirst && id ? { id, ...attributes } : attributes, children }
    isFirst = false
    return copy
  }
}

/** Text of one line: blocks within it are separated by `separator`, films and sounds are links. */
function lineOf(nodes: Nodes, separator: () => HtmlNode, isInLink = false): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node]
    if (node.type === 'media') {
      const link = linkToMedia(node.media)
      return isInLink ? [...link.children] : [link]
    }
    const children = lineOf(node.children, separator, isInLink || isElement(node, 'a'))
    if (isInline(node.tag)) return [{ ...node, children }]
    const { id } = node.attributes
    return [separator(), ...(id ? [element('span', { id }, [])] : []), ...children, separator()]
  })
}

/** Without empty elements: what is blank leaves its space, what is linked to its target. */
function withoutEmpty(nodes: Nodes): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node) || isElement(node, 'br', 'wbr', 'img')) return [node]
    const children = withoutEmpty(node.children)
    if (children.some((child) => isVisible(child) || isElement(child, 'br', 'wbr'))) return [{ ...node, children }]
    const space = children.filter((child) => child.type === 'text')
    return [...anchorsIn([{ ...node, children }]), ...space]
  })
}

const isEdge = (node: HtmlNode | undefined) => isBlankText(node) || isElement(node, 'br', 'wbr')

/** Without white space and breaks at one end. */
function trimmed(nodes: Nodes, end: 'first' | 'last'): HtmlNode[] {
  const rest = [...nodes]
  const anchors: HtmlNode[] = []
  for (;;) {
    const node = end === 'first' ? rest[0] : rest.at(-1)
    if (node && !isVisible(node) && (isEdge(node) || isAnchor(node))) {
      if (isAnchor(node)) anchors.push(node)
      if (end === 'first') rest.shift()
      else rest.pop()
      continue
    }
    if (node?.type === 'text') {
      rest[end === 'first' ? 0 : rest.length - 1] = text(end === 'first' ? node.text.trimStart() : node.text.trimEnd())
    } else if (isElement(node) && node.children.length > 0) {
      const children = trimmed(node.children, end)
      rest[end === 'first' ? 0 : rest.length - 1] = { ...node, children }
    }
    return end === 'first' ? [...anchors, ...rest] : [...rest, ...anchors.reverse()]
  }
}

/** Parts of a text between two or more breaks, and in a raw text between blank lines. */
function paragraphsIn(nodes: Nodes, isRaw: boolean): HtmlNode[][] {
  const parts: HtmlNode[][] = [[]]
  const add = (...more: HtmlNode[]) => parts.at(-1)?.push(...more)
  let breaks = 0
  for (const node of nodes) {
    if (isElement(node, 'br')) {
      breaks += 1
      if (breaks === 2) parts.push([])
      if (breaks === 1) add(node)
      continue
    }
    if (breaks > 0 && isBlankText(node)) continue
    breaks = 0
    if (isElement(node) && node.children.length > 0) {
      const copy = copies(node)
      const [first = [], ...others] = paragraphsIn(node.children, isRaw)
      add(copy(first))
      for (const other of others) parts.push([copy(other)])
    } else if (node.type === 'text' && isRaw) {
      const [first = '', ...others] = node.text.split(/\n\s*\n/)
      add(...linesOf(first))
      for (const other of others) parts.push(linesOf(other))
    } else add(node)
  }
  return parts
}

function linesOf(content: string): HtmlNode[] {
  return content.split('\n').flatMap((line, index) => (index > 0 ? [element('br', {}, []), text(line)] : [text(line)]))
}

/** The inline elements around a block move into it. */
function distributed(node: HtmlElement, hasMedia: boolean): HtmlNode[] {
  const copy = copies(node)
  function within(nodes: Nodes): HtmlNode[] {
    const out: HtmlNode[] = []
    let line: HtmlNode[] = []
    const flush = () => {
      if (line.length > 0) out.push(...(line.some(isVisible) || line.some(isAnchor) ? [copy(line)] : line))
      line = []
    }
    for (const child of nodes) {
      const isLine =
        child.type === 'media'
          ? !hasMedia
          : child.type === 'text' || (isInline(child.tag) && !hasBlock(child.children, hasMedia))
      if (isLine) {
        line.push(child)
        continue
      }
      flush()
      if (child.type !== 'element') out.push(child)
      else if (isInline(child.tag)) out.push(...within(distributed(child, hasMedia)))
      else out.push({ ...child, children: within(child.children) })
    }
    flush()
    return out
  }
  return within(node.children)
}

const lineBreak = () => element('br', {}, [])

/** A text that holds no blocks, such as that of a heading: without breaks at its ends and without empty lines. */
function singleLine(nodes: Nodes): HtmlNode[] {
  const line = withoutEmpty(lineOf(nodes, lineBreak))
  const parts = paragraphsIn(line, false)
    .map((part) => trimmed(trimmed(part, 'first'), 'last'))
    .filter((part) => part.length > 0)
  return parts.flatMap((part, index) => (index > 0 && part.some(isVisible) ? [lineBreak(), ...part] : part))
}

/** Adds language, direction and id of a dissolved group to what it held. */
function carried(attributes: Attributes, blocks: Nodes): HtmlNode[] {
  const { id, lang, dir } = attributes
  const language = { ...(lang && { lang }), ...(dir && { dir }) }
  const hasLanguage = Object.keys(language).length > 0
  const inner = blocks.map((block) => {
    if (isElement(block)) return { ...block, attributes: { ...language, ...block.attributes } }
    return hasLanguage && block.type === 'text' && !isBlank(block.text) ? element('span', language, [block]) : block
  })
  if (!id) return inner
  const [first, ...others] = inner
  if (isElement(first) && first.attributes.id === undefined) {
    return [{ ...first, attributes: { id, ...first.attributes } }, ...others]
  }
  return [element('div', { id }, []), ...inner]
}

function listItems(list: HtmlElement): HtmlNode[] {
  const items: HtmlElement[] = []
  let stray: HtmlNode[] = []
  function addStray(): void {
    const content = arrange(stray, INNER)
    stray = []
    if (!content.some(isVisible)) return
    const last = items.at(-1)
    // Google Docs and Word write a list within a list beside its item.
    const isNested = last && content.every((node) => isElement(node, 'ul', 'ol'))
    if (isNested) items[items.length - 1] = { ...last, children: [...last.children, ...content] }
    else items.push(element('li', {}, content))
  }
  for (const child of list.children) {
    if (!isElement(child, 'li')) {
      stray.push(child)
      continue
    }
    addStray()
    const children = arrange(child.children, INNER)
    if (children.some(isVisible) || anchorsIn([child]).length > 0) items.push({ ...child, children })
  }
  addStray()
  return items.length > 0 ? [{ ...list, children: items }] : targetsOf([list])
}

/** Terms and descriptions, also where groups hold them. */
function descriptionList(list: HtmlElement): HtmlNode[] {
  const entries = list.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]))
  const children = entries.flatMap((child): HtmlNode[] => {
    if (isElement(child, 'dt')) {
      const line = singleLine(child.children)
      return line.some(isVisible) ? [{ ...child, children: line }] : anchorsIn([child])
    }
    const content = arrange(isElement(child, 'dd') ? child.children : [child], INNER)
    if (!content.some(isVisible)) return []
    return [element('dd', isElement(child, 'dd') ? child.attributes : {}, content)]
  })
  return children.some(isVisible) ? [{ ...list, children }] : targetsOf([list])
}

function row(node: HtmlElement): HtmlNode[] {
  const cells = node.children.flatMap((child): HtmlElement[] => {
    if (isElement(child, 'td', 'th')) return [{ ...child, children: arrange(child.children, INNER) }]
    const content = arrange([child], INNER)
    return content.some(isVisible) ? [element('td', {}, content)] : []
  })
  return cells.length > 0 ? [{ ...node, children: cells }] : []
}

/** @returns the table, after what was in it outside its cells */
function table(node: HtmlElement, context: Context): HtmlNode[] {
  const captions: HtmlNode[] = []
  const columns: HtmlNode[] = []
  const rows: HtmlNode[] = []
  const stray: HtmlNode[] = []
  for (const child of node.children) {
    if (isElement(child, 'caption')) {
      const content = arrange(child.children, INNER)
      if (content.some(isVisible) && captions.length === 0) captions.push({ ...child, children: content })
      else stray.push(...content)
    } else if (isElement(child, 'colgroup', 'col')) columns.push(columnsOf(child))
    else if (isElement(child, 'thead', 'tbody', 'tfoot')) {
      const inner = child.children.flatMap((one) => (isElement(one, 'tr') ? row(one) : keepStray(one)))
      if (inner.length > 0) rows.push({ ...child, children: inner })
    } else if (isElement(child, 'tr')) rows.push(...row(child))
    else if (isElement(child, 'td', 'th')) rows.push(...row(element('tr', {}, [child])))
    else keepStray(child)
  }
  function keepStray(one: HtmlNode): [] {
    if (isVisible(one)) stray.push(one)
    return []
  }
  const before = arrange(stray, { ...context, isLoose: false })
  const isEmpty = !rows.some(isVisible)
  if (isEmpty)
    return [
      ...before,
      ...arrange(
        captions.flatMap((one) => (isElement(one) ? one.children : [])),
        context,
      ),
    ]
  return [...before, { ...node, children: [...captions, ...columns, ...rows] }]
}

function columnsOf(node: HtmlElement): HtmlElement {
  const group = node.tag === 'colgroup' ? node : element('colgroup', {}, [node])
  return { ...group, children: group.children.filter((child) => isElement(child, 'col')) }
}

/** A film or sound takes the figure's caption; a figure with neither media nor picture is no figure. */
function figure(node: HtmlElement, context: Context): HtmlNode[] {
  const captions: HtmlElement[] = []
  const withoutCaption = (nodes: Nodes): HtmlNode[] =>
    nodes.flatMap((child): HtmlNode[] => {
      if (!isElement(child) || isElement(child, 'figure')) return [child]
      if (child.tag !== 'figcaption') return [{ ...child, children: withoutCaption(child.children) }]
      captions.push(child)
      return []
    })
  const rest = withoutCaption(node.children)
  const content = arrange(rest, { ...context, isLoose: true })
  const caption = captions.flatMap(({ children }) => arrange(children, INNER))
  const attributes = captions[0]?.attributes ?? {}
  const hasCaption = caption.some(isVisible)
  const media = content.flatMap((one) => (one.type === 'media' ? [one] : []))
  const others = content.filter((one) => one.type !== 'media')
  const hasOthers = others.some(isVisible)
  const anchors = targetsOf([{ ...node, children: others }])
  if (!hasOthers && media.length === 0)
    return [...anchors, ...carried(attributes, arrange(caption, { ...context, isLoose: false }))]
  const captioned = media.map((one, index) =>
    index === media.length - 1 && hasCaption && !hasOthers ? { ...one, caption: carried(attributes, caption) } : one,
  )
  if (!hasOthers) return [...anchors, ...captioned]
  // A link in place of an embed.
  const isText =
    !hasCaption && others.every((one) => isElement(one, 'p') && !elementsOf([one]).some(({ tag }) => tag === 'img'))
  if (isText) return [...carried(node.attributes, others), ...captioned]
  return [
    { ...node, children: [...others, ...(hasCaption ? [element('figcaption', attributes, caption)] : [])] },
    ...captioned,
  ]
}

function details(node: HtmlElement): HtmlNode[] {
  const summary = node.children.find((child) => isElement(child, 'summary'))
  const content = arrange(
    node.children.filter((child) => child !== summary),
    INNER,
  )
  const line = isElement(summary) ? singleLine(summary.children) : []
  if (!content.some(isVisible)) return line.some(isVisible) ? [element('p', {}, line)] : []
  if (!isElement(summary) || !line.some(isVisible)) return arrange(content, { ...INNER, isLoose: false })
  return [{ ...node, children: [{ ...summary, children: line }, ...content] }]
}

/** Lines in elements of their own, as editors of code write them, end in one line feed. */
function preformatted(node: HtmlElement): HtmlNode[] {
  const END = 'end-of-block'
  const line = lineOf(node.children, () => element(END, {}, [text('\n')]))
  const single = line.filter((child, index) => !isElement(child, END) || !isElement(line[index - 1], END))
  const from = isElement(single[0], END) ? 1 : 0
  const to = isElement(single.at(-1), END) ? -1 : undefined
  const children = replaceElements(single.slice(from, to), (child) => {
    if (child.tag === 'br') return [text('\n')]
    return child.tag === END ? child.children : [child]
  })
  // Browsers drop a line feed at the start.
  return children.some(isVisible) ? [{ ...node, children: withoutFirstFeed(children) }] : targetsOf([node])
}

/** Also within the first element, which may be a link that loses its target later. */
function withoutFirstFeed([first, ...others]: Nodes): HtmlNode[] {
  if (!first) return []
  if (first.type === 'element') {
    const inner = { ...first, children: withoutFirstFeed(first.children) }
    return [inner, ...(isVisible(inner) ? others : withoutFirstFeed(others))]
  }
  if (first.type !== 'text') return [first, ...others]
  const rest = first.text.replace(/^(?:[^\S\n]*\n)+/, '')
  return rest ? [text(rest), ...others] : withoutFirstFeed(others)
}

function heading(node: HtmlElement, context: Context): HtmlNode[] {
  const line = singleLine(node.children)
  if (!isBlank(readableText(line))) return [{ ...node, children: line }]
  // Useless in heading navigation: only its content, such as a picture, is kept.
  const { id } = node.attributes
  return [...(id ? [element('div', { id }, [])] : []), ...arrange(line, { ...context, isLoose: false })]
}

function structure(node: HtmlElement, context: Context): HtmlNode[] {
  switch (node.tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return heading(node, context)
    case 'ul':
    case 'ol':
      return listItems(node)
    case 'dl':
      return descriptionList(node)
    case 'blockquote': {
      const children = arrange(node.children, INNER)
      return children.some(isVisible) ? [{ ...node, children }] : targetsOf([node])
    }
    case 'table':
      return table(node, context)
    case 'figure':
      return figure(node, context)
    case 'details':
      return details(node)
    case 'pre':
      return preformatted(node)
    case 'hr':
      return [node]
    default:
      // A group, or a part of a list or table that stands outside one.
      return carried(node.attributes, arrange(node.children, { ...context, isLoose: false, isRaw: false }))
  }
}

/** The blocks of a line of text: a paragraph, or several, or the film whose address it is. */
function paragraphs(line: Nodes, context: Context, isAfterLine: boolean): HtmlNode[] {
  const parts = paragraphsIn(withoutEmpty(lineOf(line, lineBreak)), context.isRaw)
    .map((part) => trimmed(trimmed(part, 'first'), 'last'))
    .filter((part) => part.length > 0)
  const visible = parts.filter((part) => part.some(isVisible))
  const isBare = context.isLoose && visible.length === 1 && !isAfterLine
  return parts.flatMap((part): HtmlNode[] => {
    if (!part.some(isVisible)) return targetsOf(part)
    const url = context.hasMedia ? loneUrl(part) : null
    const media = url && mediaAt(url)
    if (media) return [mediaNode(media)]
    if (url) return [element('p', {}, [linkToUrl(url)])]
    return isBare ? part : [element('p', {}, part)]
  })
}

/** @returns blocks, and in a loose context a line of text as it is */
function arrange(nodes: Nodes, context: Context): HtmlNode[] {
  const blocks: HtmlNode[] = []
  let line: HtmlNode[] = []
  function endLine(): void {
    const last = blocks.at(-1)
    const isAfterLine = last !== undefined && (last.type === 'text' || (isElement(last) && isInline(last.tag)))
    blocks.push(...paragraphs(line, context, isAfterLine))
    line = []
  }
  for (const node of nodes) {
    if (node.type === 'text' || (node.type === 'media' && !context.hasMedia)) line.push(node)
    else if (node.type === 'media') {
      endLine()
      blocks.push(node)
    } else if (!isInline(node.tag)) {
      endLine()
      blocks.push(...structure(node, context))
    } else if (hasBlock(node.children, context.hasMedia)) {
      endLine()
      blocks.push(...arrange(distributed(node, context.hasMedia), { ...context, isLoose: false }))
    } else line.push(node)
  }
  endLine()
  return blocks
}

/** WordPress stores paragraphs as lines of text with a blank one between them. */
function isRawText(nodes: Nodes): boolean {
  if (nodes.some((node) => isElement(node, 'p', 'div'))) return false
  const isLine = (node: HtmlNode | undefined) => isElement(node) && isInline(node.tag)
  return nodes.some((node, index) => {
    if (node.type !== 'text' || !/\n[^\S\n]*\n/.test(node.text)) return false
    return !isBlank(node.text) || (isLine(nodes[index - 1]) && isLine(nodes[index + 1]))
  })
}

/** @returns blocks only; with `hasMedia` films and sounds among them, otherwise links in their place */
export function arrangeBlocks(nodes: readonly HtmlNode[], { hasMedia }: Pick<Context, 'hasMedia'>): HtmlNode[] {
  return arrange(nodes, { hasMedia, isLoose: false, isRaw: isRawText(nodes) })
}
