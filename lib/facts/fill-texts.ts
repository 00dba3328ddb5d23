/** Facts in the texts of the content: a fact stands in a text as its name in curly brackets, `{phone}`. Pure. */
import { inBrackets, namesIn, replaceNames } from '../format/brackets.ts'

/** The value of each fact by its name. */
export type Facts = ReadonlyMap<string, string>

/** What stands in a text for a fact that is unknown or empty. */
export type MissingFact = (name: string) => string

/** The name of a voice, which the component of a field with `{name}` fills in. */
export const VOICE_NAME = 'name'

/** The names of the facts in a text, in its order. */
export function factsIn(text: string): string[] {
  return namesIn(text).filter((name) => name !== VOICE_NAME)
}

/**
 * Puts the values of facts in the place of their names.
 * @param missing by default the fact stays as it is written
 */
export function fillText(text: string, facts: Facts, missing: MissingFact = inBrackets): string {
  return replaceNames(text, (name) => (name === VOICE_NAME ? inBrackets(name) : facts.get(name) || missing(name)))
}

/** Fills in every text below an object or list, in place. Fields with an underscore are the lake's own: ids and types. */
function fillBelow(parent: object, fill: (text: string) => string): void {
  for (const [name, value] of Object.entries(parent)) {
    if (typeof value === 'string' && !name.startsWith('_')) Reflect.set(parent, name, fill(value))
    else if (typeof value === 'object' && value !== null) fillBelow(value, fill)
  }
}

/** A copy of a query's result in which every text has its facts. */
export function fillTexts<Content>(content: Content, facts: Facts, missing: MissingFact = inBrackets): Content {
  const copy = { content: structuredClone(content) }
  fillBelow(copy, (text) => fillText(text, facts, missing))
  return copy.content
}
