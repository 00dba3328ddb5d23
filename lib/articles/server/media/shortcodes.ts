/**
 * Shortcodes of WordPress, which an API may deliver as they are stored: `[caption]` becomes a figure, `[embed]`,
 * `[audio]`, `[video]`, `[youtube]` and `[vimeo]` the element that they stand for. `[gallery]` and `[playlist]` name
 * files of WordPress by number only and are left out. Others stay as text: brackets are also an author's. Pure.
 */
import { type Attributes, element, elementsOf, type HtmlElement, type HtmlNode, isElement, text } from '../parse'
import { readableText } from '../readable-text'

/** Not `[[caption]]`, which shows a shortcode as text. */
const CODE = /(?<!\[)\[(\/?)(caption|wp_caption|embed|audio|video|youtube|vimeo|gallery|playlist)\b([^\]]*)\](?!\])/g

type Code = { type: 'code'; name: string; isEnd: boolean; rest: string }
type Token = HtmlNode | Code

function tokensOf(nodes: readonly HtmlNode[]): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (node.type !== 'text') return [node]
    const tokens: Token[] = []
    let from = 0
    for (const match of node.text.matchAll(CODE)) {
      const [all, slash, name = '', rest = ''] = match
      if (match.index > from) tokens.push(text(node.text.slice(from, match.index)))
      tokens.push({ type: 'code', name: name.replace('wp_', ''), isEnd: slash === '/', rest })
      from = match.index + all.length
    }
    if (from < node.text.length) tokens.push(text(node.text.slice(from)))
    return tokens
  })
}

function attributesOf(rest: string): Attributes {
  const pairs = rest.matchAll(/([\w-]+)\s*=\s*(?:["“”″]([^"“”″]*)["“”″]|'([^']*)'|([^\s"']+))/g)
  return Object.fromEntries(Array.from(pairs, ([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']))
}

/** Picture first, then the words below it. */
function figure({ rest }: Code, inner: readonly HtmlNode[]): HtmlNode {
  const isPicture = (node: HtmlNode) => elementsOf([node]).some(({ tag }) => tag === 'img')
  const pictures = inner.filter(isPicture)
  const words = inner.filter((node) => !isPicture(node))
  const stated = attributesOf(rest).caption
  const caption = readableText(words) ? words : stated ? [text(stated)] : []
  return element('figure', {}, [...pictures, ...(caption.length > 0 ? [element('figcaption', {}, caption)] : [])])
}

function urlIn(nodes: readonly HtmlNode[]): string {
  const link = elementsOf(nodes).find(({ tag, attributes }) => tag === 'a' && attributes.href)
  return link?.attributes.href ?? readableText(nodes)
}

function player(tag: 'audio' | 'video', { rest }: Code): HtmlElement {
  const attributes = attributesOf(rest)
  const names = tag === 'audio' ? ['src', 'mp3', 'm4a', 'ogg', 'wav', 'flac'] : ['src', 'mp4', 'm4v', 'webm', 'ogv']
  const files = names.flatMap((name) => attributes[name] ?? [])
  const { title = '', poster = '' } = attributes
  return element(
    tag,
    { title, poster },
    files.map((src) => element('source', { src }, [])),
  )
}

/** `[youtube https://youtu.be/…]`, `[youtube=https://…]`, `[vimeo 76979871]`. */
function hostedFilm({ name, rest }: Code): HtmlElement {
  const url = attributesOf(rest).url ?? attributesOf(rest).id ?? rest.replace(/^[\s=]+/, '').split(/\s/)[0] ?? ''
  if (/^https?:|^\/\//.test(url)) return element('iframe', { src: url }, [])
  const src = name === 'vimeo' ? `https://vimeo.com/${url}` : `https://youtu.be/${url}`
  return element('iframe', { src }, [])
}

const HAS_CONTENT = ['caption', 'embed', 'audio', 'video']

function replaced(code: Code, inner: readonly HtmlNode[]): HtmlNode[] {
  switch (code.name) {
    case 'caption':
      return [figure(code, inner)]
    case 'embed':
      return urlIn(inner) ? [element('iframe', { src: urlIn(inner) }, [])] : []
    case 'audio':
    case 'video':
      return [player(code.name, code)]
    case 'youtube':
    case 'vimeo':
      return [hostedFilm(code)]
    default:
      return []
  }
}

function join(tokens: readonly Token[]): HtmlNode[] {
  const nodes: HtmlNode[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (token.type !== 'code') {
      nodes.push(token)
      continue
    }
    if (token.isEnd) continue
    const end = tokens.findIndex(
      (one, index) => index > at && one.type === 'code' && one.isEnd && one.name === token.name,
    )
    const hasContent = HAS_CONTENT.includes(token.name) && end > at
    // One that is never closed is left out, and what follows it is read.
    if (!hasContent && (token.name === 'caption' || token.name === 'embed')) continue
    const inner = hasContent ? join(tokens.slice(at + 1, end)) : []
    nodes.push(...replaced(token, inner))
    if (hasContent) at = end
  }
  return nodes
}

export function readShortcodes(nodes: readonly HtmlNode[]): HtmlNode[] {
  const read = nodes.map((node) =>
    !isElement(node) || isElement(node, 'pre', 'code', 'kbd', 'samp')
      ? node
      : { ...node, children: readShortcodes(node.children) },
  )
  return join(tokensOf(read))
}
