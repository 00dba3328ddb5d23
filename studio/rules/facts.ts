/** Validation of facts, in their document and in texts. */
import type { ValidationContext } from 'sanity'
import { FACTS, type FactsDocument, factsFrom, NAMED_FACTS, TIMES_FACT, writtenFacts } from '../../lib/facts/facts.ts'
import { type Facts, factsIn, VOICE_NAME } from '../../lib/facts/fill-texts.ts'
import type { StoredHours } from '../../lib/facts/opening-hours.ts'
import { inBrackets } from '../../lib/format/brackets.ts'
import type { DefaultTexts } from '../../lib/words/default-words.ts'
import { DEFAULT_WORDS } from '../../lib/words/default-words.ts'
import { placeholdersIn, WORDS } from '../../lib/words/words.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { fieldOf, listOf, paragraphText, textOf } from '../common/untyped.ts'
import { type Context, fetchFromLake, PUBLISHED } from './lookups.ts'

/** Opening hours of any shape. */
function readStoredHours(hours: unknown): StoredHours {
  return {
    days: listOf(hours, 'days').map(String),
    opens: textOf(hours, 'opens'),
    closes: textOf(hours, 'closes'),
    timeZone: textOf(hours, 'timeZone'),
    words: textOf(hours, 'words'),
  }
}

/** A document "Facts" of any shape. */
function readFacts(document: unknown): FactsDocument {
  return {
    phone: textOf(document, 'phone'),
    email: textOf(document, 'email'),
    openingHours: readStoredHours(fieldOf(document, 'openingHours')),
    others: listOf(document, 'others').map((fact) => ({ name: textOf(fact, 'name'), value: textOf(fact, 'value') })),
  }
}

/** The facts of a document as visitors read them. */
export function factsOf(document: unknown): Facts {
  return factsFrom(readFacts(document))
}

/** The same as they are written: a fact may stand in the value of another. */
export function writtenFactsOf(document: unknown): Facts {
  return writtenFacts(readFacts(document))
}

/** Asked once for each state of a document, because many of its fields need it. */
const factsByContext = new WeakMap<object, Promise<Facts>>()

/** Lets a draft be validated with facts that are published together with it. */
export function goOutTogether(document: object, facts: unknown): void {
  factsByContext.set(document, Promise.resolve(factsOf(facts)))
}

/** The published facts, in the state that the document's texts are read with. */
async function knownFacts(context: Context): Promise<Facts> {
  const key = context.document ?? {}
  const earlier = factsByContext.get(key)
  // Asked again when it failed for another field.
  const known = earlier && (await earlier.catch(() => undefined))
  if (known) return known
  const facts = fetchFromLake(context, `*[_id == "${FACTS}"][0]`).then(factsOf)
  factsByContext.set(key, facts)
  return facts
}

/** The problem of the facts in a text: one that does not exist, or has no value, would leave a gap in it. */
async function unknownFacts(names: readonly string[], context: Context): Promise<true | string> {
  const facts = await knownFacts(context)
  const missing = names.filter((name) => !facts.has(name))
  if (missing.length === 0) return true
  const written = [...new Set(missing)].map(inBrackets).join(', ')
  return `Facts has no ${written}, or it is empty. Choose a fact from the menu at the field, or write it in Facts and publish that first.`
}

/** The rule of every text field. The facts themselves have a rule of their own. */
export function checkFacts(
  text: unknown,
  context: Context,
  placeholders: readonly string[] = [],
): true | Promise<true | string> {
  if (typeof text !== 'string' || context.document?._type === FACTS) return true
  const names = factsIn(text).filter((name) => !placeholders.includes(name))
  return names.length === 0 || unknownFacts(names, context)
}

/** The rule of every paragraph of rich text. */
export function checkFactsInBlock(block: unknown, context: Context): true | string | Promise<true | string> {
  const whole = paragraphText(block)
  const inSpans = listOf(block, 'children').flatMap((span) => factsIn(textOf(span, 'text')))
  if (factsIn(whole).length !== inSpans.length) {
    return 'Half of a fact in curly brackets is set differently, such as strong. Set all of it alike.'
  }
  return checkFacts(whole, context)
}

const NAME = /^[a-z][a-z0-9-]*$/
const PLACEHOLDERS = Object.values(DEFAULT_WORDS).flatMap((texts: DefaultTexts) =>
  Object.values(texts).flatMap(placeholdersIn),
)
const TAKEN: readonly string[] = [...Object.values(NAMED_FACTS), TIMES_FACT, VOICE_NAME, ...PLACEHOLDERS]

/** The problem of a fact's name, or true when it is valid. */
export function checkFactName(
  name: string | undefined,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  if (!name) return 'A fact needs its name.'
  if (!NAME.test(name)) return 'Use small letters, digits and hyphens, starting with a letter.'
  if (TAKEN.includes(name)) return 'This name is taken. Choose another.'
  const same = listOf(document, 'others').filter((fact) => textOf(fact, 'name') === name)
  return same.length < 2 || 'Another fact has this name.'
}

/** The problem of the facts inside a fact's value, or true when there is none. */
export function checkFactValue(
  value: string | undefined,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  const inside = factsIn(value ?? '')
  if (inside.length === 0) return true
  const facts = writtenFacts(readFacts(document))
  const missing = inside.find((name) => !facts.has(name))
  if (missing) return `There is no fact ${inBrackets(missing)}, or it is empty.`
  const deeper = inside.some((name) => factsIn(facts.get(name) ?? '').length > 0)
  return !deeper || 'The fact inside this one holds another.'
}

/** Reports facts that texts use and that this document, once published, would no longer have. */
export async function missedFacts(document: unknown, context: Context): Promise<true | string> {
  const own = factsOf(document)
  const removed = Array.from((await knownFacts(context)).keys()).filter((name) => !own.has(name))
  if (removed.length === 0) return true
  const texts = `*[_type in ["page", "${SITE_SETTINGS}", "${WORDS}", "sample", "review"] && ${PUBLISHED}]`
  const used = [await fetchFromLake(context, texts)].flat().flatMap((text) => {
    const names = new Set(factsIn(JSON.stringify(text)))
    const where =
      textOf(text, 'path') || textOf(text, 'title') || (textOf(text, '_type') === WORDS ? 'Words' : 'the site settings')
    return removed.filter((name) => names.has(name)).map((name) => `${inBrackets(name)} on ${where}`)
  })
  return used.length === 0 || `Texts still use what is missing here: ${used.slice(0, 5).join(', ')}.`
}

/** Whether a field is a text in which facts can stand. */
export function holdsFacts(type: { name?: string; options?: unknown }): boolean {
  const { options } = type
  return (type.name === 'string' || type.name === 'text') && !fieldOf(options, 'list') && !fieldOf(options, 'noFacts')
}
