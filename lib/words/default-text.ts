/** The types of a word's default. */

/** The forms of a text with a number in it. */
export type Plural = { readonly one: string; readonly other: string }

/** The default of a word: plain, with placeholders, or with forms. */
export type DefaultText = string | Plural

export type DefaultTexts = Readonly<Record<string, DefaultText>>
