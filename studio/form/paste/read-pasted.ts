/** Reads pasted HTML as running text of this site. Browser only; the page look-up is the caller's. */
import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema } from '@portabletext/schema'
import { listOf, textOf } from '../../common/untyped.ts'
import { LIST_ITEM, LIST_LEVEL, normaliseWordHtml } from './normalise-word-html.ts'
import { type OwnSite, storedLink } from './pasted-link.ts'

const DECORATORS = ['strong', 'em']
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** What is recognised; the levels of headings are told apart first, and then fitted to those of the site. */
const schema = compileSchema(
  defineSchema({
    decorators: DECORATORS.map((name) => ({ name })),
    styles: ['normal', 'blockquote', ...HEADINGS].map((name) => ({ name })),
    lists: [{ name: 'bullet' }, { name: 'number' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [],
  }),
)

export type PastedBlock = { _type: string; _key: string } & Record<string, unknown>

export type Pasted = {
  blocks: PastedBlock[]
  /** Pictures, which stand in sections and not within a text. */
  pictures: number
}

function newKey(): string {
  return crypto.randomUUID().replace(/-/g, '').slice(0, 12)
}

function parse(html: string): Document {
  const document = new DOMParser().parseFromString(html, 'text/html')
  normaliseWordHtml(document)
  return document
}

/** Lines of @sanity/table: the texts of the cells. */
const tableRule: DeserializerRule = {
  deserialize(element, _next, createBlock) {
    if (!(element instanceof HTMLTableElement)) return undefined
    const width = Math.max(...Array.from(element.rows, ({ cells }) => cells.length))
    const rows = Array.from(element.rows, ({ cells }) => ({
      _type: 'tableRow',
      _key: newKey(),
      cells: Array.from({ length: width }, (_, index) => cells[index]?.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    }))
    return createBlock({ _type: 'table', _key: newKey(), rows })
  },
}

/** An item of a list of Word. The library looks at Word's style sheet alone, which a clipboard may lack. */
const listRule: DeserializerRule = {
  deserialize(element, next) {
    const listItem = element instanceof Element ? element.getAttribute(LIST_ITEM) : null
    if (!(element instanceof Element) || listItem === null) return undefined
    const level = Number(element.getAttribute(LIST_LEVEL))
    return { _type: 'block', style: 'normal', markDefs: [], listItem, level, children: next(element.childNodes) }
  },
}

function read(html: string, hasTables: boolean): PastedBlock[] {
  const rules = hasTables ? [listRule, tableRule] : [listRule]
  return htmlToPortableText(html, {
    schema,
    rules,
    parseHtml: parse,
    keyGenerator: newKey,
    whitespaceMode: 'normalize',
  })
}

/** The largest heading of the text becomes a heading, all others sub-headings. */
function styleOf(style: unknown, levels: readonly string[], hasHeadings: boolean): unknown {
  if (typeof style !== 'string' || !HEADINGS.includes(style)) return hasHeadings ? style : 'normal'
  if (!hasHeadings) return 'normal'
  return style === levels[0] ? 'h2' : 'h3'
}

/** Where the links of pasted HTML lead. */
export function pastedHrefs(html: string): string[] {
  const markDefs = read(html, false).flatMap((block) => listOf(block, 'markDefs'))
  return markDefs.map((mark) => textOf(mark, 'href'))
}

function withLinks(block: PastedBlock, site: OwnSite): PastedBlock {
  if (block._type !== 'block') return block
  const markDefs = listOf(block, 'markDefs').flatMap(
    (mark) => storedLink(textOf(mark, '_key'), textOf(mark, 'href'), site) ?? [],
  )
  const known = new Set([...DECORATORS, ...markDefs.map(({ _key }) => _key)])
  const children = listOf(block, 'children').map((span) => ({
    ...Object(span),
    // A link that leads nowhere leaves its words.
    marks: listOf(span, 'marks').filter((mark) => typeof mark === 'string' && known.has(mark)),
  }))
  return { ...block, children, markDefs }
}

/**
 * @param html as the clipboard has it
 * @param isWhole whether the text may have headings and tables, as the answer to a question may not
 */
export function readPasted(html: string, isWhole: boolean, site: OwnSite): Pasted {
  const blocks = read(html, isWhole)
  const levels = HEADINGS.filter((level) => blocks.some(({ style }) => style === level))
  return {
    blocks: blocks.map((block) => {
      const linked = withLinks(block, site)
      return block._type === 'block' ? { ...linked, style: styleOf(block.style, levels, isWhole) } : linked
    }),
    pictures: parse(html).querySelectorAll('img[src], v\\:imagedata').length,
  }
}
