/** Scripts from files: which kind a file is, and the texts of captions and Word documents (B215). */

import { strToU8, zipSync } from 'fflate'
import { captionsText } from '@/lib/script/captions'
import { docxText } from '@/lib/script/files/docx-text'
import { decodeText, fileKind } from '@/lib/script/files/file-kind'
import fc from '../../helpers/fast-check'

test.each([
  ['script.txt', 'We are open.', 'text'],
  ['SCRIPT.TXT', 'We are open.', 'text'],
  ['script.srt', '1\n00:00', 'captions'],
  ['script.vtt', 'WEBVTT', 'captions'],
  ['script.docx', 'PK\u0003\u0004', 'docx'],
  ['script', '%PDF-1.7', 'pdf'],
  ['script.txt', '%PDF-1.7', 'pdf'],
  ['script.txt', 'PK\u0003\u0004', null],
  ['script.doc', '\u00d0\u00cf', null],
  ['script.txt', 'a\u0000b', null],
  ['photo.jpg', 'JFIF', null],
])('%s that begins with %j is %s', (name, start, kind) => {
  expect(fileKind(name, strToU8(start, true))).toBe(kind)
})

test('text of any encoding is decoded, and never throws', () => {
  expect(decodeText(strToU8('Größe'))).toBe('Größe')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0x00))).toBe('A')
  expect(decodeText(Uint8Array.of(0x93, 0x41, 0x94))).toBe('\u201cA\u201d')
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes) === 'string'))
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

const docx = (body: string) =>
  zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': strToU8('<x/>'),
  })

test('a Word document is its paragraphs as lines, without what was deleted and without doubles', () => {
  const body =
    '<w:p><w:r><w:t>Fish &amp; </w:t></w:r><w:r><w:t xml:space="preserve">chips</w:t></w:r></w:p>' +
    '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>We are</w:t><w:br/><w:t>open</w:t></w:r></w:p>' +
    '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>'
  expect(docxText(docx(body))).toBe('Fish & chips\nWe are\nopen\nBox')
})

test('what is no Word document is refused', () => {
  expect(() => docxText(strToU8('PK\u0003\u0004 broken', true))).toThrow()
  expect(() => docxText(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toThrow(/document\.xml/)
})
