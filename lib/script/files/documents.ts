/**
 * The text of documents: Word (.docx), LibreOffice (.odt) and rich text (.rtf), as they are printed. A paragraph is a line; a row of a
 * table is a line, or several, with tabs between its cells, which the reader of scripts knows by their headings. Runs in the worker.
 */
import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import type { FileProblem } from './messages'

/** What a document may grow to, in bytes: an archive of a few KB can hold gigabytes of zeros. */
const XML_MAX_BYTES = 60_000_000

/** Why a document is not read. */
export class DocumentError extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Rows of a table as lines: the first lines of its cells side by side, then the second ones. */
function rowLines(cells: readonly string[]): string {
  const columns = cells.map((cell) => cell.replace(/\t/g, ' ').replace(/\n+$/, '').split('\n'))
  const height = Math.max(1, ...columns.map((lines) => lines.length))
  const lines = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? '').join('\t'))
  return `${lines.join('\n')}\n`
}

/** Collects the text of a document while its elements open and close. */
function createText() {
  const buffers: string[] = ['']
  const rows: string[][] = []
  /** Boxes that stand in the paragraph, which come behind it. */
  let boxes = ''
  const add = (text: string) => {
    buffers[buffers.length - 1] += text
  }
  const take = () => buffers.pop() ?? ''
  return {
    add,
    endParagraph() {
      add(`\n${buffers.length === 1 ? boxes : ''}`)
      if (buffers.length === 1) boxes = ''
    },
    open: () => buffers.push(''),
    closeBox() {
      const text = take()
      if (buffers.length === 1) boxes += text
      else add(`\n${text}`)
    },
    openRow: () => rows.push([]),
    closeCell(span: number) {
      rows.at(-1)?.push(take(), ...Array.from({ length: span - 1 }, () => ''))
    },
    skipCells(count: number) {
      rows.at(-1)?.push(...Array.from({ length: count }, () => ''))
    },
    closeRow(isDeleted: boolean) {
      const cells = rows.pop() ?? []
      if (!isDeleted) add(cells.length > 1 ? rowLines(cells) : `${(cells[0] ?? '').replace(/\n+$/, '')}\n`)
    },
    all: () => (buffers[0] ?? '') + boxes,
  }
}

type Attributes = Readonly<Record<string, string>>

/** Names of elements without their prefix, if that stands for one of the namespaces; otherwise with it. */
function createNames(namespaces: RegExp, usual: string) {
  const prefixes = new Map([[usual, true]])
  return (name: string, attributes: Attributes = {}) => {
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'xmlns') prefixes.set('', namespaces.test(value))
      else if (key.startsWith('xmlns:')) prefixes.set(key.slice(6), namespaces.test(value))
    }
    const colon = name.indexOf(':')
    return prefixes.get(colon === -1 ? '' : name.slice(0, colon)) ? name.slice(colon + 1) : name
  }
}

const valOf = (attributes: Attributes) => Object.entries(attributes).find(([name]) => /(?:^|:)val$/.test(name))?.[1]
const isOn = (attributes: Attributes) => !/^(?:0|false|off|none)$/.test(valOf(attributes) ?? '')

/** What Word does not print, or prints a second time: deleted and moved text, readings above a line, forms for other programs. */
const UNPRINTED = new Set(['del', 'moveFrom', 'rt', 'mc:Fallback', 'instrText', 'delText', 'delInstrText'])

/** @param xml the main part of a Word document */
function wordText(xml: string): string {
  const text = createText()
  const nameOf = createNames(/wordprocessingml/, 'w')
  const path: string[] = []
  let unprinted = 0
  /** Of the run, of the paragraph's mark, of the row. */
  let isHidden = false
  let isMarkDeleted = false
  let isRowDeleted = false
  let span = 1
  const within = (name: string) => path.at(-2) === name
  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    r: () => {
      isHidden = false
    },
    p: () => {
      isMarkDeleted = false
    },
    vanish: (attributes) => {
      if (path.at(-3) === 'r') isHidden ||= isOn(attributes)
    },
    strike: (attributes) => {
      if (path.at(-3) === 'r') isHidden ||= isOn(attributes)
    },
    dstrike: (attributes) => {
      if (path.at(-3) === 'r') isHidden ||= isOn(attributes)
    },
    tab: () => {
      if (within('r') && !isHidden) text.add('\t')
    },
    ptab: () => text.add('\t'),
    br: () => text.add('\n'),
    cr: () => text.add('\n'),
    noBreakHyphen: () => {
      if (!isHidden) text.add('-')
    },
    tr: () => {
      isRowDeleted = false
      text.openRow()
    },
    tc: () => {
      span = 1
      text.open()
    },
    gridSpan: (attributes) => {
      span = Number(valOf(attributes)) || 1
    },
    gridBefore: (attributes) => text.skipCells(Number(valOf(attributes)) || 0),
    txbxContent: () => text.open(),
  }
  const closed: Readonly<Record<string, () => void>> = {
    p: () => {
      if (!isMarkDeleted) text.endParagraph()
      isMarkDeleted = false
    },
    tc: () => {
      text.closeCell(span)
      span = 1
    },
    tr: () => text.closeRow(isRowDeleted),
    txbxContent: () => text.closeBox(),
  }
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        const name = nameOf(written, attributes)
        path.push(name)
        // A mark or a row that was deleted says so in its properties.
        if ((name === 'del' || name === 'moveFrom') && within('rPr') && path.at(-3) === 'pPr') isMarkDeleted = true
        if (name === 'del' && within('trPr')) isRowDeleted = true
        if (UNPRINTED.has(name)) unprinted += 1
        if (unprinted === 0) opened[name]?.(attributes)
      },
      ontext(part) {
        if (unprinted === 0 && !isHidden && path.at(-1) === 't') text.add(part)
      },
      onclosetag(written) {
        const name = nameOf(written)
        path.pop()
        if (UNPRINTED.has(name)) unprinted -= 1
        else if (unprinted === 0) closed[name]?.()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return text.all()
}

/** What LibreOffice does not print in its line: deleted text, comments, readings, notes, indexes of what is hidden. */
const UNPRINTED_ODT = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:ruby-text',
  'text:note',
  'text:hidden-text',
  'office:forms',
  'text:sequence-decls',
])

/** @param xml content.xml of an OpenDocument text */
export function openDocumentText(xml: string): string {
  const text = createText()
  let unprinted = 0
  let span = 1
  const spans: number[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (UNPRINTED_ODT.has(name)) unprinted += 1
        if (unprinted > 0) return
        if (name === 'text:tab') text.add('\t')
        if (name === 'text:line-break') text.add('\n')
        if (name === 'text:s') text.add(' '.repeat(Math.min(100, Number(attributes['text:c']) || 1)))
        if (name === 'table:table-row') text.openRow()
        if (name === 'table:table-cell') {
          span = Number(attributes['table:number-columns-spanned']) || 1
          spans.push(span)
          text.open()
        }
        if (name === 'draw:text-box') text.open()
      },
      ontext(part) {
        // Line breaks and runs of blanks of the file are one blank.
        if (unprinted === 0) text.add(part.replace(/[\t\n\r ]+/g, ' '))
      },
      onclosetag(name) {
        if (UNPRINTED_ODT.has(name)) unprinted -= 1
        else if (unprinted > 0) return
        if (name === 'text:p' || name === 'text:h') text.endParagraph()
        // Covered cells stand in the file beside the one that covers them, and are no cells of their own here.
        if (name === 'table:table-cell') text.closeCell(spans.pop() ?? 1)
        if (name === 'table:table-row') text.closeRow(false)
        if (name === 'draw:text-box') text.closeBox()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const body = /<office:body[\s>][\s\S]*$/.exec(xml)?.[0] ?? xml
  parser.end(body)
  return text.all().replace(/^ +/gm, '')
}

/** The path of the main part of a Word document: its relationships say it. */
function mainPartOf(relationships: string): string {
  for (const [element] of relationships.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const [, target = ''] = /\bTarget\s*=\s*["']([^"']+)["']/.exec(element) ?? []
    if (/\bType\s*=\s*["'][^"']*\/officeDocument["']/.test(element)) return target.replace(/^\//, '')
  }
  return 'word/document.xml'
}

/**
 * The text of a document of Word or LibreOffice.
 * @throws {DocumentError} when it is another kind of archive, or behind a password; another error when it is damaged
 */
export function zipText(bytes: Uint8Array): string {
  const read = (names: (name: string) => boolean) =>
    unzipSync(bytes, { filter: ({ name, originalSize }) => names(name) && originalSize <= XML_MAX_BYTES })
  const about = read((name) => /^(?:_rels\/\.rels|mimetype|META-INF\/manifest\.xml)$/.test(name))
  const kind = about.mimetype ? strFromU8(about.mimetype) : ''
  if (/opendocument\.text/.test(kind)) {
    if (/encryption-data/.test(strFromU8(about['META-INF/manifest.xml'] ?? new Uint8Array())))
      throw new DocumentError('locked')
    const content = read((name) => name === 'content.xml')['content.xml']
    if (!content) throw new Error('content.xml is missing or too large')
    return openDocumentText(strFromU8(content))
  }
  const main = mainPartOf(strFromU8(about['_rels/.rels'] ?? new Uint8Array()))
  const part = read((name) => name === main || name === `/${main}`)
  const [xml] = Object.values(part)
  if (!xml) throw new DocumentError('wrongKind')
  const text = strFromU8(xml)
  // A workbook and a presentation have a main part, too.
  if (!/wordprocessingml|<w:document/.test(text.slice(0, 5000))) throw new DocumentError('wrongKind')
  return wordText(text)
}

/** The container of old Word documents, and of Word documents behind a password, whose one stream is named so. */
export function containerProblem(bytes: Uint8Array): FileProblem {
  const name = Array.from('EncryptedPackage', (letter) => `${letter}\u0000`).join('')
  let head = ''
  for (let at = 0; at < Math.min(bytes.length, 2_000_000); at += 8192) {
    head += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return head.includes(name) ? 'locked' : 'wrongKind'
}

/** Groups of rich text that are not printed in their place. */
const RTF_UNPRINTED =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header[lrf]?|footer[lrf]?|footnote|annotation|atnid|atnauthor|listtable|listoverridetable|rsidtbl|generator|themedata|datastore|latentstyles|xmlnstbl|fldinst|revtbl|bkmkstart|bkmkend|filetbl|nonshppict|mmathPr|pgdsctbl)$/
const RTF_SIGNS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  row: '\n',
  nestrow: '\n',
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
  emspace: ' ',
  enspace: ' ',
}
const RTF_TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

type RtfState = { isUnprinted: boolean; isHidden: boolean; skip: number }

/** The text of rich text. @throws when it is none */
export function richText(bytes: Uint8Array): string {
  const source = new TextDecoder('windows-1252').decode(bytes)
  if (
    !source
      .trimStart()
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .startsWith('{\\rtf')
  )
    throw new DocumentError('wrongKind')
  const page = /\\ansicpg(\d+)/.exec(source)?.[1] ?? '1252'
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(
      page === '65001'
        ? 'utf-8'
        : page === '932'
          ? 'shift_jis'
          : page === '936'
            ? 'gbk'
            : page === '10000'
              ? 'macintosh'
              : `windows-${page}`,
    )
  } catch {
    decoder = new TextDecoder('windows-1252')
  }
  let state: RtfState = { isUnprinted: false, isHidden: false, skip: 1 }
  const outer: RtfState[] = []
  let text = ''
  let hex: number[] = []
  /** Characters that stand for programs that know no Unicode. */
  let toSkip = 0
  const put = (part: string) => {
    if (!state.isUnprinted && !state.isHidden) text += part
  }
  const putHex = () => {
    if (hex.length > 0) put(decoder.decode(Uint8Array.from(hex)))
    hex = []
  }
  for (const [, word = '', number = '', code, sign, brace, written] of source.matchAll(RTF_TOKEN)) {
    if (code !== undefined) {
      if (toSkip > 0) toSkip -= 1
      else hex.push(Number.parseInt(code, 16))
      continue
    }
    putHex()
    if (brace === '{') outer.push({ ...state })
    else if (brace === '}') state = outer.pop() ?? state
    else if (sign === '*') state.isUnprinted = true
    else if (sign === '~') put('\u00a0')
    else if (sign === '_') put('-')
    else if (sign === '\\' || sign === '{' || sign === '}') put(sign)
    else if (sign === '\n' || sign === '\r') put('\n')
    else if (written !== undefined) {
      put(written.slice(toSkip))
      toSkip = Math.max(0, toSkip - written.length)
    } else if (word === 'u') {
      put(String.fromCharCode(Number(number) & 0xffff))
      toSkip = state.skip
    } else if (word === 'uc') state.skip = Number(number)
    else if (word === 'v' || word === 'deleted' || word === 'strike') state.isHidden = number !== '0'
    else if (word === 'plain') state.isHidden = false
    else if (RTF_UNPRINTED.test(word)) state.isUnprinted = true
    else if (RTF_SIGNS[word]) put(RTF_SIGNS[word])
  }
  putHex()
  // A tab closes each cell, the last one, too.
  return text.replace(/\t\n/g, '\n')
}
