/**
 * A tree of the HTML that people read: parsed by htmlparser2, and written back as HTML. Pure.
 *
 * Elements without readable text (scripts, styles, Word's settings) are left out when it is parsed, with their text.
 */
import { Parser } from 'htmlparser2'
import type { HostedFilm } from '@/lib/content/video-url'
import { escapeHtml } from '@/lib/html/escape-html'

/** `title` is what the author wrote, or empty. */
export type Media =
  | { type: 'hostedFilm'; title: string; film: HostedFilm }
  | { type: 'film'; title: string; url: string; poster: string | null }
  | { type: 'sound'; title: string; url: string }

export type Attributes = Readonly<Record<string, string>>
export type HtmlText = { readonly type: 'text'; readonly text: string }
export type HtmlElement = {
  readonly type: 'element'
  readonly tag: string
  readonly attributes: Attributes
  readonly children: readonly HtmlNode[]
}
export type HtmlMedia = { readonly type: 'media'; readonly media: Media; readonly caption: readonly HtmlNode[] }
export type HtmlNode = HtmlText | HtmlElement | HtmlMedia

/** Maximum nesting; deeper elements lose their tags, not their text. */
export const NESTING = 40

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source'])
const VOID_TOO = new Set(['track', 'wbr', 'basefont', 'frame'])

/** Elements whose text is code, a form option, fallback content or the settings of a text processor. */
const UNREADABLE: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'template', 'textarea', 'select', 'datalist', 'option', 'optgroup', 'svg'],
  ...['noembed', 'noframes', 'applet', 'annotation', 'annotation-xml', 'xml', 'x:excelworkbook', 'x:exceldata'],
  ...['w:worddocument', 'w:latentstyles', 'w:data', 'w:sdtpr', 'w:sdtendpr', 'm:mathpr', 'v:shapetype'],
  ...['o:officedocumentsettings', 'o:documentproperties', 'o:customdocumentproperties', 'o:shapedefaults'],
  ...['o:shapelayout', 'u1:worddocument'],
])

export const text = (content: string): HtmlText => ({ type: 'text', text: content })

export function element(tag: string, attributes: Attributes, children: readonly HtmlNode[]): HtmlElement {
  return { type: 'element', tag, attributes, children }
}

/** With tags it tells those apart; without, any element. */
export function isElement<T extends string>(
  node: HtmlNode | undefined,
  ...tags: readonly T[]
): node is HtmlElement & { readonly tag: T } {
  return node?.type === 'element' && (tags.length === 0 || tags.some((tag) => tag === node.tag))
}

/** @param html untrusted; what is returned is no safer */
export function parseHtml(html: string): HtmlNode[] {
  type Open = { tag: string; children: HtmlNode[] }
  const root: Open = { tag: '', children: [] }
  const open: Open[] = [root]
  /** Open elements within one that is left out, itself included. */
  let leftOut = 0
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (leftOut > 0 || UNREADABLE.has(tag)) {
          leftOut += 1
          return
        }
        const parent = open.at(-1) ?? root
        const isVoid = VOID.has(tag) || VOID_TOO.has(tag)
        if (open.length > NESTING && !isVoid) {
          open.push(parent)
          return
        }
        const children: HtmlNode[] = []
        parent.children.push(element(tag, { ...attributes }, children))
        open.push({ tag, children })
      },
      ontext(content) {
        if (leftOut > 0) return
        const children = (open.at(-1) ?? root).children
        const last = children.at(-1)
        // The parser reports a text with entities in pieces.
        if (last?.type === 'text') children[children.length - 1] = text(last.text + content)
        else children.push(text(content))
      },
      onclosetag() {
        if (leftOut > 0) leftOut -= 1
        else open.pop()
      },
    },
    // Written by XHTML editors: `<a name="x"/>` holds nothing.
    { recognizeSelfClosing: true },
  )
  parser.end(html)
  return root.children
}

/** Media are left out: they are no HTML. */
export function renderHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'media') return ''
      if (node.type === 'text') return escapeHtml(node.text)
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      const start = `<${node.tag}${attributes.join('')}>`
      if (VOID.has(node.tag) || VOID_TOO.has(node.tag)) return start
      return `${start}${renderHtml(node.children)}</${node.tag}>`
    })
    .join('')
}

/** Every element, those of captions included, in the order of the document. */
export function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const found: HtmlElement[] = []
  function visit(node: HtmlNode): void {
    if (node.type === 'text') return
    if (node.type === 'element') found.push(node)
    for (const child of node.type === 'media' ? node.caption : node.children) visit(child)
  }
  for (const node of nodes) visit(node)
  return found
}

/** Copies the tree with each of its elements replaced by what `change` makes of it, innermost first. */
export function replaceElements(
  nodes: readonly HtmlNode[],
  change: (element: HtmlElement) => readonly HtmlNode[],
): HtmlNode[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? change({ ...node, children: replaceElements(node.children, change) }) : [node],
  )
}

/** Declarations by property, in lower case, without `!important`; the last one wins. */
export function styleOf({ style = '' }: Attributes): Readonly<Record<string, string>> {
  const declarations = style
    .replace(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((declaration) => {
      const [property = '', ...value] = declaration.split(':')
      return [
        property.trim().toLowerCase(),
        value
          .join(':')
          .replace(/!\s*important/i, '')
          .trim()
          .toLowerCase(),
      ] as const
    })
  return Object.fromEntries(declarations.filter(([property, value]) => property && value))
}
