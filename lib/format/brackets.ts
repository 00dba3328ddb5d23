/** Names in curly brackets, which stand in a text for something else: facts, and the placeholders of words. Pure. */

const IN_BRACKETS = /\{([a-z][a-z0-9-]*)\}/g

/** How a name is written in a text. */
export function inBrackets(name: string): string {
  return `{${name}}`
}

/** The names in a text, in its order. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(IN_BRACKETS), ([, name = '']) => name)
}

/** The text in parts: every second one is a name, without its brackets. */
export function splitAtNames(text: string): string[] {
  return text.split(IN_BRACKETS)
}

/** The text with something else in the place of each name. @param textOf returns it */
export function replaceNames(text: string, textOf: (name: string) => string): string {
  return text.replace(IN_BRACKETS, (_, name: string) => textOf(name))
}
