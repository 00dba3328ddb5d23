/** The published words as this process has read them last, for what the server itself says. Server only. */
import { mergeWords } from '../merge-words'
import type { Words } from '../words'

declare global {
  // Next bundles pages, API routes and the proxy separately.
  var publishedWords: Words | undefined
}

/** Called whenever the published words have been read: by every page that is rendered, also after a publish. */
export function rememberWords(words: Words): void {
  globalThis.publishedWords = words
}

/** Words of a refusal or an error. Never waits: before the first read they are the defaults. */
export function serverWords(): Words {
  globalThis.publishedWords ??= mergeWords(null)
  return globalThis.publishedWords
}
