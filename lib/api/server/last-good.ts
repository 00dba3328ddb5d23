/**
 * The last good answer to each read that pages are made of, so that a page made again while the API is down keeps its voices and people.
 *
 * In the memory of this process and bounded: the oldest goes first. After a restart with the API still down pages are made without.
 */
type LastGood<T> = {
  remember(url: string, answer: T): void
  /** The last good answer, or undefined. */
  recall(url: string): T | undefined
}

/** @param most how many answers are kept */
export function createLastGood<T>(most: number): LastGood<T> {
  const answers = new Map<string, T>()
  return {
    remember(url, answer) {
      answers.delete(url)
      answers.set(url, answer)
      if (answers.size > most) for (const oldest of answers.keys()) return void answers.delete(oldest)
    },
    recall: (url) => answers.get(url),
  }
}

export const { remember, recall } = createLastGood<unknown>(500)
