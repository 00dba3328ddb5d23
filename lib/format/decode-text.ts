/** Decodes the text of a file, whatever its encoding: for the script desk and the import of redirects. Pure. */

export type DecodedText = {
  text: string
  /** `windows-1252` is a guess: it is what older programs on Windows write, and it fails on nothing. */
  encoding: 'utf-8' | 'utf-16' | 'windows-1252'
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (bytes.length % 2 !== 0) return null
  // Without a byte order mark: every second byte of plain letters is zero.
  const head = bytes.subarray(0, 200)
  const zeros = (from: number) => head.filter((byte, index) => index % 2 === from && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > 0 && even === 0 && odd * 4 >= head.length / 2) return 'utf-16le'
  if (even > 0 && odd === 0 && even * 4 >= head.length / 2) return 'utf-16be'
  return null
}

/** Characters that only UTF-8 writes so: sequences of several bytes. */
const LETTERS_OF_UTF_8 = /[^\p{ASCII}\ufffd]/gu

/**
 * UTF-16, else UTF-8, else the encoding of older Windows in western Europe. A byte that is wrong in a text of UTF-8 is one "\ufffd", and
 * the rest stays what it is.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf-16' }
  const text = new TextDecoder('utf-8').decode(bytes)
  const wrong = text.match(/\ufffd/g)?.length ?? 0
  if (wrong === 0 || (text.match(LETTERS_OF_UTF_8)?.length ?? 0) > wrong) return { text, encoding: 'utf-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
}
