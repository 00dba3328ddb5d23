/** Reduces a text to the characters that the sharing image's font has. Pure. */

/**
 * Characters that the font lacks, among accented Latin letters and punctuation. A test renders all others: for a
 * missing character the renderer would send a request to another host.
 */
const LACKING =
  /[^ -~\u00A0-\u017E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]|[\u00A4\u00AD\u0108\u0109\u0114\u0115\u011C\u011D\u0124\u0125\u012C\u012D\u0134\u0135\u0138\u013F\u0140\u0149\u014E\u014F\u015C\u015D\u0162\u0163\u0166\u0167]/gu

/** The base letter of an accented one that the font lacks, if there is one. */
function plainer(character: string): string {
  return character.normalize('NFKD').replace(LACKING, '')
}

/** A text with only characters that the font has, on one line. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(LACKING, plainer).replace(/\s+/g, ' ').trim()
}
