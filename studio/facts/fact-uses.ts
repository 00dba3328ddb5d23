/** Which sentences of the content hold a fact, and what becomes of them when it changes. Pure. */
import { NAMED_FACTS, TIMES_FACT } from '../../lib/facts/facts.ts'
import { type Facts, factsIn, fillText } from '../../lib/facts/fill-texts.ts'
import { inBrackets, splitAtNames } from '../../lib/format/brackets.ts'
import { count } from '../common/language/count.ts'
import { type CompiledType, listOf, textOf } from '../common/untyped.ts'
import { type Line, linesOf } from '../find-and-replace/lines.ts'
import { sentencesWithFacts } from './sentences.ts'

/** A document with texts, as visitors read it and as its form shows it. */
export type TextPair = {
  /** The published id. */
  id: string
  type: string
  /** Name for editors; of a page with its path. */
  title: string
  published: unknown
  /** Null without unpublished changes. */
  draft: unknown
}

/** A sentence that holds facts. */
export type FactSentence = Pick<TextPair, 'id' | 'type' | 'title'> &
  Pick<Line, 'path' | 'titles'> & {
    /** As it is stored, with the names of the facts. */
    stored: string
    names: readonly string[]
    /** The only version of the document that has it; null when both have it. */
    only: 'published' | 'draft' | null
  }

type Found = Pick<Line, 'path' | 'titles'> & { stored: string }

function foundIn(document: unknown, type: CompiledType): Map<string, Found> {
  const found = linesOf(document, type).flatMap(({ path, titles, text }) =>
    sentencesWithFacts(text).map((stored): [string, Found] => [
      `${JSON.stringify(path)} ${stored}`,
      { path, titles, stored },
    ]),
  )
  return new Map(found)
}

/** All sentences with facts of both versions of a document; a sentence that both have is listed once. */
export function sentencesOf({ id, type, title, published, draft }: TextPair, schemaType: CompiledType): FactSentence[] {
  const out = foundIn(published, schemaType)
  const shown = draft ? foundIn(draft, schemaType) : out
  return Array.from(new Map([...shown, ...out]), ([key, found]) => {
    const only = shown.has(key) ? (out.has(key) ? null : 'draft') : 'published'
    return { id, type, title, ...found, names: factsIn(found.stored), only }
  })
}

/**
 * The names in texts of a fact.
 * @param document the document "Facts"
 * @param path of the fact: one of the fields of the document, or one of "More facts"
 */
export function namesAt(document: unknown, [field, item]: readonly unknown[]): string[] {
  if (field === 'phone' || field === 'email') return [NAMED_FACTS[field]]
  if (field === 'openingHours') return [NAMED_FACTS.openingHours, TIMES_FACT]
  const key = textOf(item, '_key')
  const fact = listOf(document, 'others').find((other) => textOf(other, '_key') === key)
  const name = textOf(fact, 'name')
  return name && field === 'others' ? [name] : []
}

/** @param written facts as they are written: a fact may stand in the value of another, but no deeper */
export function holdersOf(names: readonly string[], written: Facts): string[] {
  return Array.from(written)
    .filter(([name, value]) => !names.includes(name) && factsIn(value).some((inside) => names.includes(inside)))
    .map(([name]) => name)
}

export function sentencesWith(names: readonly string[], sentences: readonly FactSentence[]): FactSentence[] {
  return sentences.filter((sentence) => sentence.names.some((name) => names.includes(name)))
}

/** The facts whose value is another one. */
export function changedNames(before: Facts, after: Facts): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return Array.from(names).filter((name) => before.get(name) !== after.get(name))
}

/** Whether a sentence reads differently. @param names of the facts that count; by default all */
export function isChanged(
  { names }: Pick<FactSentence, 'names'>,
  before: Facts,
  after: Facts,
  counting: readonly string[] = names,
): boolean {
  return names.some((name) => counting.includes(name) && before.get(name) !== after.get(name))
}

/** A sentence as visitors read it, in parts. @param marked names of the facts whose values are marked */
export function partsOf(
  stored: string,
  marked: readonly string[],
  facts: Facts,
): { text: string; isMarked: boolean }[] {
  return splitAtNames(stored).map((part, index) =>
    index % 2 === 0
      ? { text: part, isMarked: false }
      : { text: fillText(inBrackets(part), facts), isMarked: marked.includes(part) },
  )
}

/** Number of documents with these sentences. */
function documentsOf(sentences: readonly FactSentence[]): number {
  return new Set(sentences.map(({ id }) => id)).size
}

/** "12 sentences on 5 pages"; "in 5 documents" where settings, words, samples or reviews are among them. */
export function amountOf(sentences: readonly FactSentence[]): string {
  const documents = documentsOf(sentences)
  const where = sentences.every(({ type }) => type === 'page')
    ? `on ${count(documents, 'page', 'pages')}`
    : `in ${count(documents, 'document', 'documents')}`
  return `${count(sentences.length, 'sentence', 'sentences')} ${where}`
}
