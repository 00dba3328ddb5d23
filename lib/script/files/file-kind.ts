/** Which files a script is read from, and what can go wrong. Pure. */

export type FileKind = 'captions' | 'docx' | 'pdf' | 'text'

/** Why there is no text: another kind of file, too large, damaged, behind a password, or without text, as a scan is. */
export type FileProblem = 'wrongKind' | 'tooLarge' | 'unreadable' | 'locked' | 'noText'

export type FileOutcome = { text: string } | { problem: FileProblem }

/** For the field that chooses a file. */
export const FILE_ENDINGS = '.txt,.docx,.pdf,.srt,.vtt'

/** The largest file that is read, in bytes. */
export const FILE_MAX_BYTES = 20_000_000

const KINDS: Readonly<Record<string, FileKind>> = {
  txt: 'text',
  md: 'text',
  srt: 'captions',
  vtt: 'captions',
  docx: 'docx',
  pdf: 'pdf',
}

function startsWith(bytes: Uint8Array, ascii: string): boolean {
  return Array.from(ascii).every((character, index) => bytes[index] === character.charCodeAt(0))
}

/** By its first bytes where these tell, otherwise by the ending of its name; null for a kind that is not read. */
export function fileKind(name: string, bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  const kind = KINDS[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null
  const isBinary = startsWith(bytes, 'PK') || bytes.subarray(0, 1000).includes(0)
  if (kind !== 'text' && kind !== 'captions') return kind
  // UTF-16 has zeros, and says so at its start.
  return isBinary && !isUtf16(bytes) ? null : kind
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/** Text in UTF-8 or UTF-16, otherwise in the Windows encoding of western Europe, which fails on nothing. */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
