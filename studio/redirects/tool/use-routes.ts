/** The routes for the tool's tabs. */
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../api-version.ts'
import type { LakeRoutes } from './lake-routes.ts'
import { observeRoutes } from './routes-store.ts'

/** @returns null until they have been read; then always as they are */
export function useRoutes(): LakeRoutes | null {
  const client = useClient({ apiVersion: API_VERSION })
  const [routes, setRoutes] = useState<LakeRoutes | null>(null)
  useEffect(() => {
    const subscription = observeRoutes(client).subscribe({ next: setRoutes, error: () => {} })
    return () => subscription.unsubscribe()
  }, [client])
  return routes
}
