/** Checks a file before it is uploaded: by what is in it, whatever its name says. Browser only. */
import { fileTypeFromBlob } from 'file-type'
import type { Size } from '../rules/files/picture.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { isComplete } from './is-complete.ts'
import { hasPrintColours } from './jpeg-colours.ts'
import { type FileKind, KIND_NAMES, kindOf } from './kinds.ts'
import { tooManyBytes, tooManyPixels } from './limits.ts'

/** The part of the lake to which a file goes: only pictures are images there. */
export type Store = 'images' | 'files'

export type CheckedFile =
  /** Why it is not taken, as the rest of a sentence. */
  | { refusal: string }
  /** What is uploaded. */
  | { file: Blob; isCleaned: boolean }

const refuse = (refusal: string): CheckedFile => ({ refusal })

const EMPTY = 'it is empty (0 bytes). Copy it again from where it came, and try again.'
const BROKEN =
  'it is damaged, or only a part of it has arrived. Open it on your computer, save it again, and try again.'
const CUT_OFF = 'its end is missing: only a part of it has arrived. Copy it again from where it came, and try again.'
const UNKNOWN =
  'it is nothing that the site can show. Pictures are JPG, PNG, WebP, GIF or SVG, sounds MP3, films MP4, captions VTT.'
const PRINT_COLOURS =
  'its colours are those of print (CMYK), and browsers show them wrong. Save it as a JPG in RGB colours, for the web, and try again.'
const NO_DRAWING = 'it is no SVG that can be read. Export the drawing again as SVG, and try again.'

/** Enough for the header of a JPG, with a thumbnail in it, and for the beginning of an SVG. */
const HEAD_BYTES = 256_000

/** The size in pixels; null when the browser cannot show the picture. */
function readPixels(file: Blob): Promise<Size | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  return new Promise<Size | null>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

/** Where a kind of file goes. */
const storeOf = (kind: FileKind): Store => (kind === 'picture' ? 'images' : 'files')

/** The kind that a name claims, as the browser reads it; null when it says nothing. */
function claimedKind(type: string): FileKind | null {
  if (type.startsWith('image/')) return 'picture'
  if (type.startsWith('audio/')) return 'sound'
  if (type.startsWith('video/')) return 'film'
  return type === 'text/vtt' ? 'captions' : null
}

/** A container of films may hold a sound alone, and its header does not always say so. */
function isSoundInFilm(claimed: FileKind | null, found: FileKind, type: string): boolean {
  return claimed === 'sound' && found === 'film' && type !== 'audio/mpeg'
}

function misnamed(kind: FileKind, claimed: FileKind | null, type: string, store: Store): string | null {
  const isElsewhere = storeOf(kind) !== store
  if (!isElsewhere && (claimed === null || claimed === kind || isSoundInFilm(claimed, kind, type))) return null
  return `it is ${KIND_NAMES[kind]}, whatever its name says. Give it its right name, and upload it where ${KIND_NAMES[kind]} belongs.`
}

async function checkDrawing(file: Blob, store: Store): Promise<CheckedFile> {
  const problem = tooManyBytes('picture', file.size) ?? misnamed('picture', 'picture', file.type, store)
  if (problem !== null) return refuse(problem)
  const clean = cleanDrawing(await file.text())
  if (!clean) return refuse(NO_DRAWING)
  // The drawing itself where nothing is wrong: its digest then finds a copy that is stored already.
  return { file: clean.isChanged ? new Blob([clean.svg], { type: 'image/svg+xml' }) : file, isCleaned: clean.isChanged }
}

async function checkPicture(file: Blob, mediaType: string): Promise<string | null> {
  if (mediaType === 'image/jpeg') {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (hasPrintColours(head)) return PRINT_COLOURS
  }
  const size = await readPixels(file)
  return size ? tooManyPixels(size) : BROKEN
}

/** Whether a text is an SVG, also one without the first line of XML. */
async function isDrawing(file: Blob): Promise<boolean> {
  const head = await file.slice(0, HEAD_BYTES).text()
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(head) && /<svg[\s>]/i.test(head)
}

/**
 * @param file its type is the one that the browser takes from the name
 * @returns the file to upload, cleaned where it is a drawing, or why it is not taken
 */
export async function checkFile(file: Blob, store: Store): Promise<CheckedFile> {
  if (file.size === 0) return refuse(EMPTY)
  const found = await fileTypeFromBlob(file)
  if ((!found || found.mime === 'application/xml') && (await isDrawing(file))) return checkDrawing(file, store)
  const kind = found ? kindOf(found.mime) : null
  const claimed = claimedKind(file.type)
  if (kind === null) {
    return refuse(file.type === 'image/svg+xml' ? NO_DRAWING : claimed && !found ? BROKEN : UNKNOWN)
  }
  if (typeof kind === 'object') return refuse(`it is ${kind.name}. ${kind.remedy}`)
  const problem =
    misnamed(kind, claimed, file.type, store) ??
    tooManyBytes(kind, file.size) ??
    (found && !(await isComplete(file, found.mime)) ? CUT_OFF : null) ??
    (kind === 'picture' && found ? await checkPicture(file, found.mime) : null)
  return problem === null ? { file, isCleaned: false } : refuse(problem)
}
