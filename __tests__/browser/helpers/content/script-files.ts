/** Files of scripts, made for a test: Word documents and PDFs as programs write them, and their dropping on a page. */
import type { Locator } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'

/** @param ballast random bytes of a picture in it */
export function docxFile(lines: readonly string[], ballast = 0): Buffer {
  const body = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('')
  const picture = Uint8Array.from({ length: ballast }, (_, index) => (index * 2_654_435_761) >>> 13)
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
      'word/media/image1.png': [picture, { level: 0 }],
    }),
  )
}

/** A PDF of its objects. */
function pdfOf(objects: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = pdf.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}

const PAGES = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** A PDF of one page. @param lines of ASCII without brackets */
export function pdfFile(lines: readonly string[]): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  return pdfOf([...PAGES, PAGE, stream(content), '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'])
}

/** A PDF in Chinese, whose font is not in it and names a character map of Adobe. */
export function chinesePdf(): Buffer {
  return pdfOf([
    ...PAGES,
    PAGE,
    stream('BT /F1 14 Tf 72 720 Td <62114eec6bcf5929> Tj ET'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ])
}

/** Drops a file on an element, as from a folder. */
export async function dropFile(target: Locator, name: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [name, bytes.toString('base64')] as const,
  )
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}
