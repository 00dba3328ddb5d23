/** What of a text can be drawn in a picture. Pure. */

/**
 * Everything that the typeface of pictures lacks, among Latin letters with accents and the punctuation of titles. A test draws all the rest: for
 * a character it lacks the renderer would ask another host.
 */
const LACKING =
  /[^ -~\u00A0-\u017E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]|[\u00A4\u00AD\u0108\u0109\u0114\u0115\u011C\u011D\u0124\u0125\u012C\u012D\u0134\u0135\u0138\u013F\u0140\u0149\u014E\u014F\u015C\u015D\u0162\u0163\u0166\u0167]/gu

/** The plain letter under an accent that cannot be drawn, if there is one. */
function plainer(character: string): string {
  return character.normalize('NFKD').replace(LACKING, '')
}

/** A text with only what can be drawn, on one line. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(LACKING, plainer).replace(/\s+/g, ' ').trim()
}
