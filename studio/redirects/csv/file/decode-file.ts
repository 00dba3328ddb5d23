/** Reads the text of a chosen file, whatever its encoding. */

/** Enough for ten thousand redirects with whole addresses. */
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

/** "Unicode text" of Excel, also without its byte order mark: every second byte of plain letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe]) || (bytes[0] !== 0 && bytes[1] === 0)) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff]) || (bytes[0] === 0 && bytes[1] !== 0)) return 'utf-16be'
  return null
}

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
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
  const utf16 = utf16Of(bytes)
  const text = decoded(bytes, utf16 ?? 'utf-8')
  if (text !== null) return { text, remarks: [] }
  // Older Excel on Windows. Its unused bytes become control characters, and show that it was another encoding.
  const western = utf16 === null ? decoded(bytes, 'windows-1252') : null
  if (western === null || CONTROL.test(western)) return 'Its encoding is not known. Save it as CSV UTF-8.'
  return {
    text: western,
    remarks: [
      `The file is not UTF-8; its letters were read as older Excel writes them. Check these: ${foreignLetters(western)}`,
    ],
  }
}
