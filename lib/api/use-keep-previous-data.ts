import { useState } from 'react'

/**
 * Returns the last data, so that old cards stay until new ones arrive. SWR's `keepPreviousData` would also prefer them
 * to the data that the server sent with the page.
 * @param first used until there is any data
 */
export function useKeepPreviousData<T>(answer: T | undefined, first?: T): T | undefined {
  const [latest, setLatest] = useState(answer ?? first)
  if (answer !== undefined && answer !== latest) setLatest(answer)
  return answer ?? latest
}
