/** Hooks for the data of the broken links tab. */
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import type { BrokenLinks } from '../../../../lib/broken-links/document.ts'
import { API_VERSION } from '../../../common/api-version.ts'
import type { LakeRoutes } from '../../../routes/lake-routes.ts'
import { observeBrokenLinks } from './store.ts'
import { type Candidate, createSuggester, type Suggestion } from './suggest.ts'

/** @returns null until the list has been loaded */
export function useBrokenLinks(): BrokenLinks | null {
  const client = useClient({ apiVersion: API_VERSION })
  const [links, setLinks] = useState<BrokenLinks | null>(null)
  useEffect(() => {
    const subscription = observeBrokenLinks(client).subscribe({ next: setLinks, error: () => {} })
    return () => subscription.unsubscribe()
  }, [client])
  return links
}

export type Targets = {
  pages: readonly Candidate[]
  suggest(path: string): Suggestion[]
}

/** Derives an article's title from its path, because only the API knows the real one. */
function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** All possible redirect targets. */
export function useTargets(routes: LakeRoutes | null, articles: ReadonlySet<string>): Targets {
  return useMemo(() => {
    const pages = Array.from(routes?.pages.values() ?? [], ({ _id, path, title }) => ({
      path: path ?? '',
      title: title || path || '',
      pageId: _id,
    })).sort((a, b) => (a.path < b.path ? -1 : 1))
    const posts = Array.from(articles, (path) => ({ path, title: titleOf(path) }))
    return { pages, suggest: createSuggester([...pages, ...posts]) }
  }, [routes, articles])
}
