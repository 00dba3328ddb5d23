/**
 * What the link of a shortlist carries in its fragment, which browsers send to no server: notes on voices, and the script if the visitor
 * wants that. JSON, compressed (deflate), in base64url: /shortlist?id=101&name=Tamsin+Reed#list=q1ZKy...
 */
import { LIST_FRAGMENT } from './link'

export type Carried = {
  /** By the id of the voice. */
  notes: ReadonlyMap<string, string>
  /** As it is stored (lib/script/script-store.ts). */
  script: string | null
}

export const NOTHING_CARRIED: Carried = { notes: new Map(), script: null }

/** Characters: mail programs and chats break longer links. */
const FRAGMENT_MAX = 8192

/** Bytes that are read of a link, however well they were compressed. */
const READ_MAX = 200_000

type Bytes = Uint8Array<ArrayBuffer>

/** @returns null when the result is longer than `most` bytes */
async function transform(
  bytes: Bytes,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | null> {
  const writer = through.writable.getWriter()
  // Of broken data the reader rejects, too.
  Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined)
  const reader = through.readable.getReader()
  const result = new Uint8Array(most)
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (length + next.value.length > most) {
      await reader.cancel()
      return null
    }
    result.set(next.value, length)
    length += next.value.length
  }
  return result.subarray(0, length)
}

/** @returns a fragment with its `#`; empty when there is nothing to carry, null when it would be too long or the browser is too old */
export async function encodeFragment({ notes, script }: Carried): Promise<string | null> {
  const written = Array.from(notes).filter(([, note]) => note.trim() !== '')
  if (written.length === 0 && script === null) return ''
  if (!('CompressionStream' in globalThis)) return null
  const text = JSON.stringify({ notes: Object.fromEntries(written), ...(script !== null && { script }) })
  const packed = await transform(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), FRAGMENT_MAX)
  if (!packed) return null
  const bytes = Array.from(packed, (byte) => String.fromCharCode(byte))
  const code = btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const fragment = LIST_FRAGMENT + code
  return fragment.length > FRAGMENT_MAX ? null : fragment
}

/** @param hash of a URL, with its `#`, in any state; never rejects */
export async function decodeFragment(hash: string): Promise<Carried> {
  if (!hash.startsWith(LIST_FRAGMENT)) return NOTHING_CARRIED
  try {
    const code = atob(hash.slice(LIST_FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(code, (character) => character.charCodeAt(0))
    const plain = await transform(bytes, new DecompressionStream('deflate-raw'), READ_MAX)
    const found: { notes?: unknown; script?: unknown } = Object(
      JSON.parse(new TextDecoder().decode(plain ?? new Uint8Array())),
    )
    const notes = Object.entries(Object(found.notes)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { notes: new Map(notes), script: typeof found.script === 'string' ? found.script : null }
  } catch {
    // Cut by a mail program, or by hand.
    return NOTHING_CARRIED
  }
}
