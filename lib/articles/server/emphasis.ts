/**
 * Emphasis by style becomes emphasis by element, and an element whose style cancels it is dropped: Google Docs wraps
 * whole texts in `<b style="font-weight:normal">`, and marks words by `<span style="font-weight:700">`. Pure.
 */

import { hasBlock } from './blocks'
import { isInline } from './elements'
import { type Attributes, element, type HtmlElement, type HtmlNode, styleOf } from './parse'
import { isBlank } from './readable-text'

const MARKS = ['bold', 'italic', 'underline', 'strike'] as const
type Mark = (typeof MARKS)[number]
type Marks = Readonly<Record<Mark, boolean>>

const NONE: Marks = { bold: false, italic: false, underline: false, strike: false }

const TAG: Readonly<Record<Mark, string>> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' }

const MARK_OF: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
}

function weightOf(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (value === 'bold' || value === 'bolder') return true
  if (value === 'normal' || value === 'lighter') return false
  return /^\d{3,4}$/.test(value) ? Number(value) >= 600 : undefined
}

function slantOf(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (/^(italic|oblique)\b/.test(value)) return true
  return value === 'normal' ? false : undefined
}

/** What the style attribute says; undefined where it says nothing. */
function markedByStyle(attributes: Attributes): Partial<Marks> {
  if (!attributes.style) return {}
  const style = styleOf(attributes)
  const font = style.font ?? ''
  const lines = style['text-decoration-line'] ?? style['text-decoration']
  return {
    bold: weightOf(style['font-weight'] ?? /\b(bold|[1-9]00)\b/.exec(font)?.[1]),
    italic: slantOf(style['font-style'] ?? /\b(italic|oblique)\b/.exec(font)?.[1]),
    underline: lines === undefined ? undefined : lines.includes('underline'),
    strike: lines === undefined ? undefined : lines.includes('line-through'),
  }
}

/** A line through or below a text cannot be cancelled from within it. */
function isCancelled(mark: Mark, nodes: readonly HtmlNode[]): boolean {
  if (mark === 'underline' || mark === 'strike') return false
  return nodes.some(
    (node) =>
      node.type === 'element' && (markedByStyle(node.attributes)[mark] === false || isCancelled(mark, node.children)),
  )
}

function wrap(nodes: readonly HtmlNode[], marks: readonly Mark[]): readonly HtmlNode[] {
  return marks.reduce<readonly HtmlNode[]>((inner, mark) => [element(TAG[mark], {}, inner)], nodes)
}

/** `wanted` as the author sees it; `open` by an element around it. */
type State = { wanted: Marks; open: Marks; isRaised: boolean }

/** What is bold or underlined by itself, so that a style adds nothing. */
function openedBy({ tag, attributes }: HtmlElement, open: Marks): Marks {
  if (/^(h[1-6]|th|dt|summary)$/.test(tag)) return { ...open, bold: true }
  return tag === 'a' && attributes.href ? { ...open, underline: true } : open
}

function raised({ tag, attributes }: HtmlElement, { isRaised }: State): 'sup' | 'sub' | null {
  if (isRaised || !isInline(tag) || /^(img|sup|sub)$/.test(tag)) return null
  const align = styleOf(attributes)['vertical-align']
  if (align === 'super') return 'sup'
  return align === 'sub' ? 'sub' : null
}

function readElement(node: HtmlElement, state: State): readonly HtmlNode[] {
  const byStyle = markedByStyle(node.attributes)
  const ofTag = MARK_OF[node.tag]
  const wanted = { ...state.wanted, ...(ofTag && { [ofTag]: true }) }
  for (const mark of MARKS) {
    const cancels = mark === 'bold' || mark === 'italic' || ofTag === mark
    if (byStyle[mark] === true || (byStyle[mark] === false && cancels)) wanted[mark] = byStyle[mark]
  }
  let open = openedBy(node, state.open)
  const isDropped = ofTag !== undefined && !open[ofTag] && (!wanted[ofTag] || isCancelled(ofTag, node.children))
  if (ofTag && !isDropped) open = { ...open, [ofTag]: true }
  const canWrap = !hasBlock(node.children, false)
  const added = canWrap
    ? MARKS.filter((mark) => byStyle[mark] && wanted[mark] && !open[mark] && !isCancelled(mark, node.children))
    : []
  for (const mark of added) open = { ...open, [mark]: true }
  const shift = canWrap ? raised(node, state) : null
  const isRaised = state.isRaised || shift !== null || node.tag === 'sup' || node.tag === 'sub'
  const inner = wrap(readNodes(node.children, { wanted, open, isRaised }), added)
  const children = shift ? [element(shift, {}, inner)] : inner
  // The attributes, such as the language, hold whether or not the text is emphasised.
  return [isDropped ? element('span', node.attributes, children) : { ...node, children }]
}

function readNodes(nodes: readonly HtmlNode[], state: State): readonly HtmlNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return readElement(node, state)
    if (node.type === 'media' || isBlank(node.text)) return [node]
    return wrap(
      [node],
      MARKS.filter((mark) => state.wanted[mark] && !state.open[mark]),
    )
  })
}

/** Run before `style` attributes are removed. */
export function readEmphasis(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return readNodes(nodes, { wanted: NONE, open: NONE, isRaised: false })
}
