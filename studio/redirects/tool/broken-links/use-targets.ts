/** The possible targets of broken links. */
import { useMemo } from 'react'
import type { LakeRoutes } from '../../../routes/lake-routes.ts'
import { type Candidate, pageCandidates } from '../../target-select.tsx'
import { createSuggester, type Suggestion } from './suggest.ts'

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
    const pages = pageCandidates(routes)
    const posts = Array.from(articles, (path) => ({ path, title: titleOf(path) }))
    return { pages, suggest: createSuggester([...pages, ...posts]) }
  }, [routes, articles])
}
