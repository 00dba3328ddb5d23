/** Detects the type of an upload from its first bytes, else from its file name. */
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { contentTypeOf } from '../../http/content-type.ts'

export type FileType = { extension: string; mimeType: string }

const UNKNOWN = 'application/octet-stream'

/** End of the longest signature below. */
const SIGNATURE_BYTES = 16

/**
 * Signatures of audio, video and document files (in Latin-1), the possible types with the most likely first, and the
 * usual extension. Some containers hold either sound or video; then the file name decides between the types.
 */
const SIGNATURES: readonly { begins: RegExp; types: readonly string[]; extension: string }[] = [
  { begins: /^ID3/, types: ['audio/mpeg', 'audio/aac'], extension: 'mp3' },
  { begins: /^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xfb]/, types: ['audio/mpeg'], extension: 'mp3' },
  { begins: /^\xff[\xf0\xf1\xf8\xf9]/, types: ['audio/aac'], extension: 'aac' },
  { begins: /^(?:RIFF|RF64).{4}WAVE/s, types: ['audio/wav'], extension: 'wav' },
  { begins: /^FORM.{4}AIF[FC]/s, types: ['audio/aiff'], extension: 'aif' },
  { begins: /^fLaC/, types: ['audio/flac'], extension: 'flac' },
  { begins: /^OggS/, types: ['audio/ogg', 'video/ogg'], extension: 'ogg' },
  { begins: /^.{4}ftypM4A/s, types: ['audio/mp4'], extension: 'm4a' },
  { begins: /^.{4}ftypqt/s, types: ['video/quicktime'], extension: 'mov' },
  { begins: /^.{4}ftyp/s, types: ['video/mp4', 'audio/mp4', 'image/avif'], extension: 'mp4' },
  { begins: /^.E\xdf\xa3/s, types: ['video/webm', 'audio/webm'], extension: 'webm' },
  { begins: /^%PDF-/, types: ['application/pdf'], extension: 'pdf' },
]

/**
 * @param file absolute path of the bytes
 * @param name original file name; may be empty
 * @param declared the upload's Content-Type, used when neither bytes nor name are conclusive
 */
export async function fileTypeOf(file: string, name: string, declared: string | undefined): Promise<FileType> {
  const first = await firstBytes(file)
  const signature = SIGNATURES.find(({ begins }) => begins.test(first))
  const named = /^\.[a-z0-9]{1,10}$/i.test(extname(name)) ? extname(name).slice(1).toLowerCase() : undefined
  const byName = named === undefined ? UNKNOWN : contentTypeOf(`x.${named}`).replace(/;.*/, '')
  if (signature !== undefined) {
    const mimeType = signature.types.find((type) => type === byName) ?? signature.types[0] ?? UNKNOWN
    return { extension: named ?? signature.extension, mimeType }
  }
  if (byName !== UNKNOWN) return { extension: named ?? 'bin', mimeType: byName }
  const plain = /^\s*([a-z]+\/[a-z0-9.+-]{1,100})\s*(?:;|$)/i.exec(declared ?? '')?.[1]?.toLowerCase()
  return { extension: named ?? 'bin', mimeType: plain ?? UNKNOWN }
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
