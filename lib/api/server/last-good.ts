/**
 * Keeps the last good response to each read used by `getStaticProps`, so that a page revalidated while the API is down
 * keeps its voices and people.
 *
 * In process memory and bounded: the oldest is evicted first. After a restart while the API is down, pages render
 * without.
 */
type LastGood<T> = {
  remember(url: string, answer: T): void
  /** The last good response, or undefined. */
  recall(url: string): T | undefined
}

/** @param most maximum number of responses kept */
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
