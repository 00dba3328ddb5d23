/** Words: the texts of the site's own controls and messages, which editors change in the document "Words". Pure. */

/** The forms of a text with a number in it. */
export type Plural = { readonly one: string; readonly other: string }

/** Placeholders such as `{count}` stand for what the site fills in. */
export type Text = string | Plural

export type Texts = Readonly<Record<string, Text>>

/** Some words with their default texts. The name is that of their field in the document. */
export type WordTable<Own extends Texts = Texts> = { readonly name: string; readonly texts: Own }

/** What editors have changed, by table and key. */
export type WordChanges = Readonly<Record<string, Texts | undefined>>

export type Values = Readonly<Record<string, string | number>>

type PlaceholderIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never

type PlaceholderOf<T extends Text> = T extends Plural
  ? 'count' | PlaceholderIn<T['one']> | PlaceholderIn<T['other']>
  : T extends string
    ? PlaceholderIn<T>
    : never

type ValuesOf<T extends Text> = [PlaceholderOf<T>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderOf<T>, string | number>>]

/** Looks up a word of one table and fills in its placeholders. */
export type Words<Own extends Texts> = <Key extends keyof Own & string>(
  key: Key,
  ...values: ValuesOf<Own[Key]>
) => string

/** Declares words. */
export function defineWords<const Own extends Texts>(name: string, texts: Own): WordTable<Own> {
  return { name, texts }
}

const PLACEHOLDER = /\{([a-z][a-z0-9-]*)\}/g

/** The names of the placeholders in a text. */
export function placeholdersIn(text: Text): string[] {
  const all = typeof text === 'string' ? text : `${text.one}${text.other}`
  const names = Array.from(all.matchAll(PLACEHOLDER), ([, name = '']) => name)
  return Array.from(new Set(names))
}

function fill(text: Text, values: Values = {}): string {
  const form = typeof text === 'string' ? text : text[values.count === 1 ? 'one' : 'other']
  return form.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** The words of a table, with what editors have changed. */
export function wordsOf<Own extends Texts>({ name, texts }: WordTable<Own>, changes: WordChanges = {}): Words<Own> {
  const changed = changes[name]
  return (key, ...[values]) => fill(changed?.[key] ?? texts[key] ?? key, values)
}
