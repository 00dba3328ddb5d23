import { useEffect, useState } from 'react'

/** What a read has returned: undefined while it loads, null when it failed. `read` must keep its identity. */
export function useRead<T>(read: () => Promise<T | null>): T | null | undefined {
  const [result, setResult] = useState<T | null>()
  useEffect(() => {
    let isCurrent = true
    const show = (found: T | null | undefined) => isCurrent && setResult(found)
    show(undefined)
    read().then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [read])
  return result
}
