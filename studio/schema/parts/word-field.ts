/** The fields of one table of words. */
import type { FieldDefinition } from 'sanity'
import { inBrackets } from '../../../lib/format/brackets.ts'
import type { DefaultText, DefaultTexts, Plural } from '../../../lib/words/default-words.ts'
import { DEFAULT_WORDS } from '../../../lib/words/default-words.ts'
import { placeholdersIn, type Words, type WordTable } from '../../../lib/words/words.ts'
import { field } from './field.ts'

/** What editors read about the words of a table. */
export type TableNotes<Table extends WordTable> = {
  title: string
  description: string
  /** Words that the specification sets letter by letter. */
  literal?: readonly (keyof Words[Table] & string)[]
  /** Where a word stands, if its title does not say it. */
  notes?: Partial<Record<keyof Words[Table] & string, string>>
}

const LITERAL = 'Set word for word by the specification of the site.'

/** Longer words get a field of several lines. */
const LONG = 70

/** "nameRequired" gives "Name required". */
function titleOf(key: string): string {
  const spaced = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The rule of a word: what the site fills in must be there. An empty one is shown as its default. Facts have a rule of their own. */
function checkWord(required: readonly string[]) {
  return (text: string | undefined): true | string => {
    if (!text?.trim()) return true
    const missing = required.filter((name) => !placeholdersIn(text).includes(name))
    return (
      missing.length === 0 ||
      `Keep ${missing.map(inBrackets).join(', ')}: the site puts a number or a name in its place.`
    )
  }
}

function formField(
  name: string,
  title: string,
  own: string,
  whole: DefaultText,
  help: readonly string[],
): FieldDefinition {
  const allowed = placeholdersIn(whole)
  // "One voice" needs no number.
  const required = name === 'one' ? [] : placeholdersIn(own)
  const keepHint = required.length > 0 ? [`Keep ${required.map(inBrackets).join(' and ')}.`] : []
  const isLong = own.length > LONG
  return field(name, isLong ? 'text' : 'string', title, {
    description: [...help, ...keepHint, `Left empty: \u201C${own}\u201D`].join(' '),
    initialValue: own,
    options: { placeholders: allowed },
    ...(isLong && { rows: 2 }),
    validation: (rule) => rule.custom(checkWord(required)),
  })
}

function pluralField(name: string, own: Plural, help: readonly string[]): FieldDefinition {
  return field(name, 'object', titleOf(name), {
    description: [...help, 'One form for one, another for none and for several.'].join(' '),
    options: { columns: 2 },
    fields: [
      formField('one', 'With one', own.one, own, []),
      formField('other', 'With none or several', own.other, own, []),
    ],
  })
}

/** One object with a field for each word. */
export function wordsField<Table extends WordTable>(
  name: Table,
  { title, description, literal = [], notes = {} }: TableNotes<Table>,
): FieldDefinition {
  const texts: DefaultTexts = DEFAULT_WORDS[name]
  const set: readonly string[] = literal
  const noted = new Map<string, unknown>(Object.entries(notes))
  const fields = Object.entries(texts).map(([key, own]) => {
    const note = noted.get(key)
    const help = [...(note ? [String(note)] : []), ...(set.includes(key) ? [LITERAL] : [])]
    return typeof own === 'string' ? formField(key, titleOf(key), own, own, help) : pluralField(key, own, help)
  })
  return field(name, 'object', title, { description, options: { collapsible: true }, fields })
}
