/** Hooks for the routes, shared by the tool's tabs. */
import { useMemo } from 'react'
import useSWR from 'swr'
import { type SitePaths, sitePaths } from '../../../lib/routing/redirects/reserved-paths.ts'
import { useLiveQuery } from '../../common/lake/use-lake-query.ts'
import { articlePaths } from './articles.ts'
import type { LakeRoutes } from './lake-routes.ts'
import { observeRoutes } from './routes-store.ts'

/** @returns null until they have been loaded; then updated live */
export function useRoutes(): LakeRoutes | null {
  return useLiveQuery(observeRoutes)
}

/** The booking system tells nobody of a new article or voice. */
const REFRESH_MS = 30_000

/** @returns undefined until they have been loaded, null when unknown */
export function useArticles(): ReadonlySet<string> | null | undefined {
  return useSWR('articles', articlePaths, { refreshInterval: REFRESH_MS }).data
}

/** Everything needed to resolve a path; null until it has been loaded. */
export function useSite(): { routes: LakeRoutes; known: SitePaths } | null {
  const routes = useRoutes()
  const articles = useArticles()
  return useMemo(
    () => (routes && articles !== undefined ? { routes, known: sitePaths(routes.pages, articles) } : null),
    [routes, articles],
  )
}
