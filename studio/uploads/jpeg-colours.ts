/** Reads from the header of a JPG whether its colours are those of print. */

/** Segments of a JPG without a length. */
export const WITHOUT_LENGTH = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8])
/** Frames (SOF0 to SOF15); 0xc4, 0xc8 and 0xcc are other segments between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Position of the number of components in a frame, from its marker. */
const COMPONENTS = 9

/**
 * Whether a JPG has four inks (CMYK) in place of red, green and blue: browsers show such colours wrong. No decoder of a
 * browser tells it, so the header is read.
 * @param head the first bytes of the file
 */
export function hasPrintColours(head: Uint8Array): boolean {
  for (let at = 2; at + COMPONENTS < head.length; ) {
    const marker = head[at + 1] ?? 0
    if (head[at] !== 0xff) return false
    if (isFrame(marker)) return head[at + COMPONENTS] === 4
    at += marker === 0xff ? 1 : WITHOUT_LENGTH.has(marker) ? 2 : 2 + (((head[at + 2] ?? 0) << 8) | (head[at + 3] ?? 0))
  }
  return false
}
