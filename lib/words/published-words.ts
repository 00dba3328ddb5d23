/** The published words as this process has read them last, for what the server itself says. Server only. */
import { type Texts, type WordChanges, type Words, type WordTable, wordsOf } from './words'

declare global {
  // Next bundles pages, API routes and the proxy separately.
  var publishedWords: WordChanges | undefined
}

/** Called whenever the published settings have been read: by every page that is rendered, also after a publish. */
export function rememberWords(changes: WordChanges): void {
  globalThis.publishedWords = changes
}

/** Words of a refusal or an error. Never waits: before the first read they are the defaults. */
export function serverWords<Own extends Texts>(table: WordTable<Own>): Words<Own> {
  return wordsOf(table, globalThis.publishedWords)
}
