/** Invisible characters that come along when a text is copied: zero-width spaces, direction marks, soft hyphens. Pure. */

/** A letter of a script in which a joiner between two letters changes how they are written, such as Persian or Sinhala. */
const JOINING = String.raw`(?![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}])[\p{L}\p{M}]`

/** Joiners within words and within emoji, and the sign that chooses how an emoji looks. */
const MEANT = [
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Emoji})\uFE0F`,
].join('|')

const IGNORABLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]`

const INVISIBLE = new RegExp(`(?=${IGNORABLE})(?!${MEANT}).`, 'gsu')

/** Removes control characters and characters without a shape; line breaks and tabs become spaces. */
export function removeInvisible(text: string): string {
  return text.replace(/[\t\r\n]/g, ' ').replace(INVISIBLE, '')
}
