/** Scripts from files: which kind a file is, and the texts of captions, documents and pages (B215, B362). */

import { strToU8, zipSync } from 'fflate'
import { decodeText } from '@/lib/format/decode-text'
import { captionsText } from '@/lib/script/files/captions'
import { containerProblem, DocumentError, openDocumentText, richText, zipText } from '@/lib/script/files/documents'
import { joinLines, linesOf, type PdfItem, type PdfLine, withoutRunningLines } from '@/lib/script/files/pdf-text'
import { fileKind } from '@/lib/script/files/read-file'
import { readScript } from '@/lib/script/read-script'
import fc from '../../helpers/fast-check'

test.each([
  ['script.txt', 'We are open.', 'text'],
  ['SCRIPT.TXT', 'We are open.', 'text'],
  ['script.srt', '1\n00:00', 'captions'],
  ['script.vtt', 'WEBVTT', 'captions'],
  ['script.docx', 'PK\u0003\u0004', 'zip'],
  ['script.odt', 'PK\u0003\u0004', 'zip'],
  ['script.rtf', '{\\rtf1', 'rtf'],
  ['script', '%PDF-1.7', 'pdf'],
  ['script.txt', '%PDF-1.7', 'pdf'],
  // Only these two letters with a sign behind them are an archive.
  ['plumber.txt', 'PK Plumbing', 'text'],
  ['script.docx', '\u00d0\u00cf\u0011\u00e0', 'ole'],
  ['script.doc', 'Word', null],
  ['script.txt', 'a\u0000b', null],
  ['photo.jpg', 'JFIF', null],
])('%s that begins with %j is %s', (name, start, kind) => {
  expect(fileKind(name, strToU8(start, true))).toBe(kind)
})

const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))

test.each<[name: string, bytes: Uint8Array, text: string, encoding: string]>([
  ['UTF-8', strToU8('Größe'), 'Größe', 'utf-8'],
  ['UTF-8 with one wrong byte', Uint8Array.of(...strToU8('Café — “late” '), 0xff), 'Café — “late” \ufffd', 'utf-8'],
  ['UTF-16 with its mark', utf16('\ufeffA'), 'A', 'utf-16'],
  ['UTF-16 without its mark', utf16('We are open.'), 'We are open.', 'utf-16'],
  ['older Windows', Uint8Array.of(0x93, 0x41, 0x94), '\u201cA\u201d', 'windows-1252'],
])('text in %s is decoded', (_, bytes, text, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding })
})

test('bytes of any kind are decoded', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes).text === 'string'))
})

test('captions are their words, without numbers, times, notes and formatting', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Come in.</i>\r\n\r\n2\r\n00:00:02,000 --> 00:00:04,000\r\n{\\an8}We are\r\nopen.\r\n'
  expect(captionsText(srt)).toBe('Come in.\nWe are\nopen.')
  const vtt =
    '\ufeffWEBVTT - Spot\n\nNOTE not this\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v Sarah>Fish &amp; <00:01.500>chips'
  expect(captionsText(vtt)).toBe('Fish & chips')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof captionsText(text) === 'string'))
})

test('blank lines of captions may hold a blank, and references are read once (B362)', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nGood morning\n \n2\n00:00:03,000 --> 00:00:04,000\n24 hours\n'
  expect(captionsText(srt)).toBe('Good morning\n24 hours')
  expect(captionsText('WEBVTT\n\n00:01.000 --> 00:03.000\nIt&#39;s &quot;late&quot; &amp;lt;')).toBe(
    'It\'s "late" &lt;',
  )
})

test('rolling captions say each line once; what is said twice stays twice (B362)', () => {
  const rolling = [
    'WEBVTT',
    '00:00.160 --> 00:02.480\n \nevery<00:00.480><c> morning</c>',
    '00:02.480 --> 00:02.490\nevery morning\n ',
    '00:02.490 --> 00:05.000\nevery morning\nthe<00:02.900><c> bakers</c>',
  ].join('\n\n')
  expect(captionsText(rolling)).toBe('every morning\nthe bakers')
  const twice = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:02.000 --> 00:03.000\nHello'
  expect(captionsText(twice)).toBe('Hello\nHello')
})

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const docx = (body: string, files: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document ${W}><w:body>${body}</w:body></w:document>`), ...files })
const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`

test('a Word document is its paragraphs as lines, without what was deleted and without doubles', () => {
  const body =
    '<w:p><w:r><w:t>Fish &amp; </w:t></w:r><w:r><w:t xml:space="preserve">chips</w:t></w:r></w:p>' +
    '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>We are</w:t><w:br/><w:t>open</w:t></w:r></w:p>' +
    '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>'
  expect(zipText(docx(body))).toBe('Fish & chips\nWe are\nopen\nBox\n')
})

test.each<[what: string, body: string, text: string]>([
  [
    'moved text',
    `<w:p><w:moveFrom>${run('Gone.')}</w:moveFrom>${run('Stays.')}</w:p><w:p><w:moveTo>${run('Moved.')}</w:moveTo></w:p>`,
    'Stays.\nMoved.\n',
  ],
  ['hyphens that do not break', `<w:p>${run('two')}<w:r><w:noBreakHyphen/></w:r>${run('day')}</w:p>`, 'two-day\n'],
  [
    'readings above a line',
    `<w:p><w:r><w:ruby><w:rt>${run('とう')}</w:rt><w:rubyBase>${run('東')}</w:rubyBase></w:ruby></w:r></w:p>`,
    '東\n',
  ],
  [
    'a text box',
    `<w:p>${run('Visit us')}<w:r><w:txbxContent><w:p>${run('Box')}</w:p></w:txbxContent></w:r>${run(' and save.')}</w:p>`,
    'Visit us and save.\nBox\n',
  ],
  ['tab stops', `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${run('One.')}</w:p>`, 'One.\n'],
  [
    'hidden text',
    `<w:p>${run('Shown.')}${run(' Hidden.', '<w:rPr><w:vanish/></w:rPr>')}${run(' Again.', '<w:rPr><w:vanish w:val="0"/></w:rPr>')}</w:p>`,
    'Shown. Again.\n',
  ],
  [
    'text that is struck out',
    `<w:p>${run('Now')}${run(' $20', '<w:rPr><w:strike/></w:rPr>')}${run(' $10')}</w:p>`,
    'Now $10\n',
  ],
])('%s of Word is read as it is printed (B362)', (_, body, text) => {
  expect(zipText(docx(body))).toBe(text)
})

const cell = (text: string, properties = '') =>
  `<w:tc>${properties}${text
    .split('|')
    .map((line) => `<w:p>${run(line)}</w:p>`)
    .join('')}</w:tc>`

test('a table of Word is rows with tabs, of which only the spoken column is read (B360)', () => {
  const rows = [
    cell('TIME') + cell('VISION') + cell('AUDIO'),
    cell('0:00') + cell('Wide shot|of the beach') + cell('VO: Summer is here.|SFX: waves'),
    cell('Scene two', '<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>') + cell('Visit us today.'),
  ]
  const text = zipText(docx(`<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`))
  expect(text).toBe(
    'TIME\tVISION\tAUDIO\n0:00\tWide shot\tVO: Summer is here.\n\tof the beach\tSFX: waves\nScene two\t\tVisit us today.\n',
  )
  expect(readScript(text).words).toBe(6)
})

test('the main part of a Word document is where its relationships say, by whatever prefix', () => {
  const bytes = zipSync({
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>',
    ),
    'word/document2.xml': strToU8(
      `<ns0:document ${W.replace('w=', 'ns0=')}><ns0:p><ns0:r><ns0:t>Open.</ns0:t></ns0:r></ns0:p></ns0:document>`,
    ),
  })
  expect(zipText(bytes)).toBe('Open.\n')
})

const ODT = { mimetype: strToU8('application/vnd.oasis.opendocument.text') }
const odtBody = `<office:body><text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>We are<text:tab/>open<text:s text:c="2"/>now</text:p>
  <table:table><table:table-row><table:table-cell><text:p>VISION</text:p></table:table-cell><table:table-cell><text:p>AUDIO</text:p></table:table-cell></table:table-row>
  <table:table-row><table:table-cell><text:p>Beach</text:p></table:table-cell><table:table-cell><text:p>Hello.</text:p></table:table-cell></table:table-row></table:table></office:body>`

test('a document of LibreOffice is read in the same way', () => {
  const text = zipText(zipSync({ ...ODT, 'content.xml': strToU8(odtBody) }))
  expect(text).toMatch(/^We are\topen {2}now\n\s*VISION\tAUDIO\nBeach\tHello\.\n/)
  expect(
    openDocumentText(
      '<office:body><text:p>A<office:annotation><text:p>no</text:p></office:annotation>B</text:p></office:body>',
    ),
  ).toBe('AB\n')
})

test('rich text is its letters, without fonts, headers and hidden text', () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\header Page}\f0 VO: Caf\'e9 \u8220?late\u8221? {\v no}open\par Two\emdash yes.\par \trowd A\cell B\cell\row}`
  expect(richText(strToU8(rtf, true))).toBe('VO: Café “late” open\nTwo—yes.\nA\tB\n')
})

function problemOf(read: () => string): string | null {
  try {
    read()
    return null
  } catch (error) {
    return error instanceof DocumentError ? error.problem : 'damaged'
  }
}

test('each refusal has its true reason (B362)', () => {
  expect(problemOf(() => zipText(strToU8('PK\u0003\u0004 broken', true)))).toBe('damaged')
  expect(problemOf(() => zipText(zipSync({ 'xl/workbook.xml': strToU8('<x/>') })))).toBe('wrongKind')
  const locked = {
    ...ODT,
    'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>'),
    'content.xml': strToU8('x'),
  }
  expect(problemOf(() => zipText(zipSync(locked)))).toBe('locked')
  expect(problemOf(() => richText(strToU8('plain')))).toBe('wrongKind')
  expect(containerProblem(utf16('....EncryptedPackage....'))).toBe('locked')
  expect(containerProblem(utf16('....WordDocument....'))).toBe('wrongKind')
})

/** A piece of text on a page. */
const item = (str: string, x: number, y: number, hasEOL = false): PdfItem => ({
  str,
  transform: [12, 0, 0, 12, x, y],
  width: str.length * 6,
  height: 12,
  hasEOL,
})
const pageOf = (lines: readonly string[]) =>
  linesOf(
    lines.map((text, index) => item(text, 72, 760 - index * 16, true)),
    [],
  )
const textOf = (pages: readonly (readonly PdfLine[])[]) => withoutRunningLines(pages).map(joinLines).join('\n\n')

test('a PDF: words that were parted at the end of a line are whole again (B362)', () => {
  expect(textOf([pageOf(['the bakers pre-', 'pare bread, well-', 'known to a 25-year-', 'old'])])).toBe(
    'the bakers prepare bread, well-known to a 25-year-old',
  )
})

test('a PDF: what runs along its pages is left out, pieces of a line stay apart (B362)', () => {
  const page = (text: string, number: number) => pageOf(['Harbour Bread: draft 2', text, `Page ${number} of 3`])
  expect(textOf([page('Fresh bread.', 1), page('Open until noon.', 2), page('Come early.', 3)])).toBe(
    'Fresh bread.\n\nOpen until noon.\n\nCome early.',
  )
  expect(textOf([linesOf([item('Special', 72, 700), item('7250', 130, 700)], [])])).toBe('Special 7250')
})

test('a PDF: cells of a table stand below their headings (B360)', () => {
  const text = textOf([
    linesOf(
      [
        ...[item('VISION', 60, 720), item('AUDIO', 300, 720)],
        ...[
          item('Wide shot of', 60, 700),
          item('the beach', 60, 684),
          item('VO: Summer', 300, 700),
          item('is here.', 300, 684),
        ],
      ],
      [],
    ),
  ])
  expect(text).toBe('VISION\tAUDIO\nWide shot of\tVO: Summer\nthe beach\tis here.')
  expect(readScript(text).words).toBe(3)
})
