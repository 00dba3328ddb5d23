/** Tokens such as `{phone}` that stand for a fact in the texts of the content. Pure. */

/** The value of each fact by its name. */
export type Facts = ReadonlyMap<string, string>

const TOKEN = /\{([a-z][a-z0-9-]*)\}/g

/** The name of a voice, which the component of the field with this token fills in. */
export const VOICE_NAME = 'name'

export function tokenOf(name: string): string {
  return `{${name}}`
}

/** The names of the facts in a text, in its order. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), ([, name = '']) => name).filter((name) => name !== VOICE_NAME)
}

/**
 * Puts the values of facts in the place of their tokens.
 * @param missing what stands for a token whose fact is unknown or empty; by default the token itself
 */
export function fillText(text: string, facts: Facts, missing: (name: string) => string = tokenOf): string {
  return text.replace(TOKEN, (token, name: string) => (name === VOICE_NAME ? token : facts.get(name) || missing(name)))
}

/** The same for every text inside a value that is JSON. No key and no syntax of JSON looks like a token. */
export function fillTexts<Content>(
  content: Content,
  facts: Facts,
  missing: (name: string) => string = tokenOf,
): Content {
  if (content === undefined) return content
  const escaped = new Map(Array.from(facts, ([name, value]) => [name, JSON.stringify(value).slice(1, -1)]))
  return JSON.parse(fillText(JSON.stringify(content), escaped, missing))
}
