/**
 * The last good answer to each read that pages are made of, so that a page made again while the API is down keeps its voices and people.
 *
 * In the memory of this process and bounded: the oldest goes first. After a restart with the API still down pages are made without.
 */
const MOST = 500

const answers = new Map<string, unknown>()

export function remember(url: string, answer: unknown): void {
  answers.delete(url)
  answers.set(url, answer)
  if (answers.size > MOST) for (const oldest of answers.keys()) return void answers.delete(oldest)
}

/** The last good answer, or undefined. */
export function recall(url: string): unknown {
  return answers.get(url)
}
