/** Which tables of words go with a page: those of the frame, and those of what the page shows. Pure. */
import type { Words, WordTable } from './words'

/** Header, footer, enquiry dialog and player are on every page. */
export const FRAME_WORDS: readonly WordTable[] = ['page', 'frame', 'enquiry', 'briefs', 'player']

/** @param shown the tables that the page uses beside those of the frame */
export function wordsOnPage(words: Words, shown: readonly WordTable[] = []): Partial<Words> {
  const names = new Set<string>([...FRAME_WORDS, ...shown])
  return Object.fromEntries(Object.entries(words).filter(([name]) => names.has(name)))
}
