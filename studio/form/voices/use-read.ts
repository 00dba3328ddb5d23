import { useEffect, useState } from 'react'

/** What a read of the booking system has returned: undefined while it loads, null when it failed. */
export function useRead<T>(read: () => Promise<T | null>): T | null | undefined {
  const [result, setResult] = useState<T | null>()
  useEffect(() => {
    let isCurrent = true
    read().then((found) => isCurrent && setResult(found))
    return () => {
      isCurrent = false
    }
  }, [read])
  return result
}
