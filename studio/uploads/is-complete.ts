/**
 * Whether a file is there to its end. Browsers show the upper part of a cut-off picture without a word, and the store of content
 * then cannot read it.
 */
import { WITHOUT_LENGTH } from './jpeg-colours.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Its end is sought behind the header, which may hold a whole thumbnail. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    const marker = bytes[at + 1] ?? 0
    at += marker === 0xff ? 1 : WITHOUT_LENGTH.has(marker) ? 2 : 2 + view.getUint16(at + 2)
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== START_OF_SCAN) return false
  for (let end = bytes.indexOf(0xff, at + 2); end >= 0; end = bytes.indexOf(0xff, end + 1)) {
    if (bytes[end + 1] === END_OF_IMAGE) return true
  }
  return false
}

const PNG_SIGNATURE_BYTES = 8
const PNG_CHUNK_BYTES = 12

function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = PNG_SIGNATURE_BYTES; at + PNG_CHUNK_BYTES <= bytes.length; ) {
    const end = at + PNG_CHUNK_BYTES + view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IEND') return end <= bytes.length
    at = end
  }
  return false
}

function isWholeWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length
}

const GIF_TRAILER = 0x3b

/** Some programs write zeros behind its end. */
function isWholeGif(bytes: Uint8Array): boolean {
  return bytes.findLast((byte) => byte !== 0) === GIF_TRAILER
}

const BOX_HEADER_BYTES = 16

/** A film or sound in boxes: each says how long it is, and the last may go on to the end. */
async function isWholeMp4(file: Blob): Promise<boolean> {
  for (let at = 0; at < file.size; ) {
    const header = new DataView(await file.slice(at, at + BOX_HEADER_BYTES).arrayBuffer())
    if (header.byteLength < 8) return false
    const short = header.getUint32(0)
    if (short === 0) return true
    if (short === 1 && header.byteLength < BOX_HEADER_BYTES) return false
    const size = short === 1 ? Number(header.getBigUint64(8)) : short
    if (size < 8 || at + size > file.size) return false
    at += size
  }
  return true
}

const PICTURES: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/apng': isWholePng,
  'image/webp': isWholeWebp,
  'image/gif': isWholeGif,
}

const IN_BOXES = ['video/mp4', 'video/x-m4v', 'audio/mp4', 'audio/x-m4a']

/** @param mediaType by what is in it @returns true for kinds that do not say where they end */
export async function isComplete(file: Blob, mediaType: string): Promise<boolean> {
  const isWhole = PICTURES[mediaType]
  if (isWhole) return isWhole(new Uint8Array(await file.arrayBuffer()))
  return IN_BOXES.includes(mediaType) ? isWholeMp4(file) : true
}
