/** Reads the text of a chosen file, whatever its encoding. */
import { decodeText } from '../../../lib/format/decode-text.ts'

/** More than fits into the transaction of an import of redirects (MAX_TRANSACTION_BYTES), and than any list of transcripts. */
const MAX_BYTES = 4_000_000

export type DecodedFile = {
  text: string
  /** What an editor should know about the encoding. */
  remarks: string[]
}

/** First bytes of files that are no text: Excel and Numbers (zip), older Excel, PDF. */
const BINARY: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** Control characters that no text holds. */
const CONTROL = /(?![\t\r\n])\p{Cc}/u

/** Letters that are certain only in UTF-8, for a remark. */
function foreignLetters(text: string): string {
  return [...new Set(text.match(/\P{ASCII}/gu))].slice(0, 8).join(' ')
}

/** @returns the text; or why it cannot be read */
export async function decodeFile(file: File): Promise<DecodedFile | string> {
  if (file.size > MAX_BYTES) return `It has more than ${MAX_BYTES / 1_000_000} MB. Divide it.`
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (BINARY.some((start) => startsWith(bytes, start))) {
    return 'This is a workbook or a document, not a text. Open it, save it as CSV UTF-8, and choose that file.'
  }
  const { text, encoding } = decodeText(bytes)
  // A guess at older Excel on Windows: its unused bytes become control characters, and show that it was another encoding.
  if (CONTROL.test(text) || text.includes('\ufffd')) return 'Its encoding is not known. Save it as CSV UTF-8.'
  if (encoding !== 'windows-1252') return { text, remarks: [] }
  return {
    text,
    remarks: [
      `The file is not UTF-8; its letters were read as older Excel writes them. Check these: ${foreignLetters(text)}`,
    ],
  }
}
