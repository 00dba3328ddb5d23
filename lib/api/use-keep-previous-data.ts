import { useState } from 'react'

/**
 * Returns the last data, so that old cards stay until new ones arrive. SWR's `keepPreviousData` would also prefer them
 * to the data that the server sent with the page.
 * @param first used until there is any data
 */
export function useKeepPreviousData<T>(response: T | undefined, first?: T): T | undefined {
  const [latest, setLatest] = useState(response ?? first)
  if (response !== undefined && response !== latest) setLatest(response)
  return response ?? latest
}
