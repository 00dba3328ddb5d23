import { useState } from 'react'

/**
 * The last answer there was, so that old cards stay until new ones come. SWR's `keepPreviousData` would also put them before
 * what the server sent with the page.
 * @param first stands in before there was one
 */
export function useKeepPreviousData<T>(answer: T | undefined, first?: T): T | undefined {
  const [latest, setLatest] = useState(answer ?? first)
  if (answer !== undefined && answer !== latest) setLatest(answer)
  return answer ?? latest
}
