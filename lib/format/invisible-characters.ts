/**
 * Characters that nobody sees and that come along when a text is copied: direction marks, zero-width spaces, word joiners,
 * soft hyphens, byte order marks, fillers, control characters. Pure.
 */

/** Invisible characters with meaning in some contexts (see USED). */
const SOMETIMES_USED = '\\p{Join_Control}\\p{Variation_Selector}\\u180e\\u{e0020}-\\u{e007f}'

/**
 * What is of no use anywhere. White space is left alone. U+2800 is the empty cell of Braille; U+FFF9 to U+FFFC stand for
 * annotations and objects that a copied text has lost.
 */
const NEVER_USED = new RegExp(
  `(?![\\p{White_Space}${SOMETIMES_USED}])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800\\ufff9-\\ufffc]`,
  'gu',
)

/** Cursive scripts, and scripts in which consonants are joined. */
const SCRIPTS_WITH_JOINERS = [
  ...['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Rohg', 'Sogd', 'Mong', 'Phag'],
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Newa', 'Sylo', 'Mtei', 'Gran'],
  ...['Khmr', 'Mymr', 'Tibt', 'Bali', 'Java', 'Sund', 'Lana', 'Cakm', 'Tirh', 'Sidd', 'Modi', 'Sind', 'Khoj', 'Tglg'],
]
const LETTER = `(?=[\\p{L}\\p{M}])(?!\\p{Variation_Selector})[${SCRIPTS_WITH_JOINERS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`

/** Viramas of Devanagari to Sinhala: a joiner behind one selects a letter's form, also at the end of a word. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]'

/** The places in which an invisible character is used; each group is what stays. */
const USED = [
  // One joiner between letters (Persian, Sinhala), and one behind a virama (Malayalam).
  `(?<=${LETTER})(\\p{Join_Control})\\p{Join_Control}*(?=${LETTER})`,
  `(?<=${VIRAMA})(\\p{Join_Control})\\p{Join_Control}*`,
  // Emoji of several pictures, with a style, of a flag's letters, of a key.
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})(\\u200d)\\p{Join_Control}*(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})([\\ufe0e\\ufe0f])',
  '(?<=\\u{1f3f4})([\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f})',
  '(?<=[0-9#*])(\\ufe0f)(?=\\u20e3)',
  // The shape of an ideograph (Japanese names), and of a Mongolian letter.
  '(?<=\\p{Script=Han})(\\p{Variation_Selector})',
  '(?<=(?=\\p{L})\\p{Script=Mong})([\\u180b-\\u180f])',
]
const USED_OR_NOT = new RegExp(`${USED.join('|')}|[${SOMETIMES_USED}]`, 'gu')
const USED_PART = USED.map((_, index) => `$${index + 1}`).join('')

/**
 * The text without its invisible characters. Those that change how it is read stay: joiners in Persian or Sinhala words
 * and in emoji, the selectors of emoji and ideographs, the letters of flags. White space stays, line breaks included.
 */
export function removeInvisible(text: string): string {
  return text.replace(NEVER_USED, '').replace(USED_OR_NOT, USED_PART)
}
