import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '../api-version.ts'

/** What is observed in the Content Lake, updated live; null until it is there. `observe` must keep its identity. */
export function useObserved<T>(observe: (client: SanityClient) => Observable<T>): T | null {
  const client = useClient({ apiVersion: API_VERSION })
  const [value, setValue] = useState<T | null>(null)
  useEffect(() => {
    const subscription = observe(client).subscribe({ next: setValue, error: () => {} })
    return () => subscription.unsubscribe()
  }, [observe, client])
  return value
}
