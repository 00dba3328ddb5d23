/** Decodes a CSV file as saved by spreadsheets. Pure. */

/** Enough for more than a hundred thousand redirects. */
export const MAX_BYTES = 20_000_000

/** UTF-8, or UTF-16 with a byte order mark; anything else is assumed to be Windows-1252 from an older Excel. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
