/** Facts in the texts of the content: a fact stands in a text as its name in curly brackets, `{phone}`. Pure. */

/** The value of each fact by its name. */
export type Facts = ReadonlyMap<string, string>

/** What stands in a text for a fact that is unknown or empty. */
export type MissingFact = (name: string) => string

const IN_BRACKETS = /\{([a-z][a-z0-9-]*)\}/g

/** The name of a voice, which the component of a field with `{name}` fills in. */
export const VOICE_NAME = 'name'

/** How a fact is written in a text. */
export function inBrackets(name: string): string {
  return `{${name}}`
}

/** The names of the facts in a text, in its order. */
export function factsIn(text: string): string[] {
  return Array.from(text.matchAll(IN_BRACKETS), ([, name = '']) => name).filter((name) => name !== VOICE_NAME)
}

/**
 * Puts the values of facts in the place of their names.
 * @param missing by default the fact stays as it is written
 */
export function fillText(text: string, facts: Facts, missing: MissingFact = inBrackets): string {
  return text.replace(IN_BRACKETS, (written, name: string) =>
    name === VOICE_NAME ? written : facts.get(name) || missing(name),
  )
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
