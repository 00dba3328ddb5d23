/** Writes XML. Pure. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 does not allow, whichever way they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** An element with text. */
export function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
