/** Content factories for tests, complete by default and overridable per field. Never imported by the site. */
import type { ContentAction, ContentBody, ContentImage, ContentLink, NavigationLine } from './section-types'

const NOWHERE = {
  path: null,
  anchor: null,
  url: null,
  phone: null,
  email: null,
  subject: null,
  quoteTitle: null,
  quoteSubtitle: null,
  quoteAbout: null,
  quoteBrief: null,
}

/** A link of the given kind, with only the fields that kind needs. */
export function contentLink(fields: Partial<ContentLink> & Pick<ContentLink, 'kind'>): ContentLink {
  return { ...NOWHERE, ...fields }
}

export function pageLink(path: string, anchor: string | null = null): ContentLink {
  return contentLink({ kind: 'page', path, anchor })
}

export function contentAction(label: string, link: ContentLink, fields: Partial<ContentAction> = {}): ContentAction {
  return { _key: label, label, link, appearance: 'primary', ...fields }
}

export function contentImage(fields: Partial<ContentImage> = {}): ContentImage {
  return {
    assetId: 'image-1',
    url: 'http://lake.test/images/p/d/1-800x600.jpg',
    mimeType: 'image/jpeg',
    width: 800,
    height: 600,
    lqip: null,
    hotspot: null,
    crop: null,
    alt: 'A drawing',
    decorative: false,
    ...fields,
  }
}

type Block = Extract<ContentBody[number], { _type: 'block' }>
type DefinitionList = Extract<ContentBody[number], { _type: 'definitionList' }>
type Table = Extract<ContentBody[number], { _type: 'table' }>

type LinkMark = Extract<NonNullable<Block['markDefs']>[number], { _type: 'link' }>
/** Blocks without anchors, which only some rich text fields allow. */
type PlainBlock = Omit<Block, 'markDefs'> & { markDefs: LinkMark[] | null }

export function contentBlock(text: string, fields: Partial<PlainBlock> = {}): PlainBlock {
  return {
    _type: 'block',
    _key: text,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'span', text, marks: [] }],
    ...fields,
  }
}

/** A heading with an anchor set by the editor. */
export function namedHeading(text: string, anchor: string, fields: Partial<Block> = {}): Block {
  return {
    ...contentBlock(text),
    style: 'h2',
    markDefs: [{ _key: 'mark', _type: 'place', ...NOWHERE, kind: null, anchor }],
    children: [{ _type: 'span', _key: 'span', text, marks: ['mark'] }],
    ...fields,
  }
}

export function contentDefinitions(rows: readonly (readonly [term: string, text: string])[], _key = 'terms') {
  return {
    _type: 'definitionList',
    _key,
    rows: rows.map(([term, text]) => ({ _type: 'definition', _key: term, term, text })),
    markDefs: null,
  } satisfies DefinitionList
}

/** @param lines the first one holds the names of the columns */
export function contentTable(lines: readonly (readonly string[])[], _key = 'table') {
  return {
    _type: 'table',
    _key,
    rows: lines.map((cells, index) => ({ _type: 'tableRow', _key: `line-${index}`, cells: [...cells] })),
    markDefs: null,
  } satisfies Table
}

/** A paragraph that consists of one link. */
export function linkedBlock(text: string, link: ContentLink): PlainBlock {
  return contentBlock(text, {
    markDefs: [{ _key: 'mark', _type: 'link', ...link }],
    children: [{ _type: 'span', _key: 'span', text, marks: ['mark'] }],
  })
}

export function navigationLine(label: string, path: string): NavigationLine {
  return { _key: label, label, description: null, link: pageLink(path) }
}
