/** The targets that a redirect can have, for components that let an editor choose one. */
import { useMemo, useState } from 'react'
import type { LakeRoutes } from './routes/lake-routes.ts'
import { useArticles, useRoutes } from './routes/use-routes.ts'
import { type Candidate, createSuggester } from './suggest-targets.ts'
import type { TargetChoice } from './target-select.tsx'

/** The last segment of a path in words. */
function titleOfPath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export type Targets = {
  /** Pages by path. */
  pages: Candidate[]
  suggest(path: string): Candidate[]
}

const NO_ARTICLES: ReadonlySet<string> = new Set()

/**
 * All possible targets. The title of an article is made of its path, because only the API knows the real one.
 * @param articles null or undefined while they are unknown
 */
export function useTargets(routes: LakeRoutes | null, articles: ReadonlySet<string> | null | undefined): Targets {
  return useMemo(() => {
    const pages = Array.from(routes?.pages.values() ?? [], ({ _id, path, title }) => ({
      path,
      title: title || path,
      pageId: _id,
    })).sort((a, b) => (a.path < b.path ? -1 : 1))
    const posts = Array.from(articles ?? NO_ARTICLES, (path) => ({ path, title: titleOfPath(path) }))
    return { pages, suggest: createSuggester([...pages, ...posts]) }
  }, [routes, articles])
}

/** A choice among targets; at first the one that is most alike, or none. */
export function useChoiceAmong({ pages, suggest }: Targets, from: string, isProposing: boolean): TargetChoice {
  const suggested = useMemo(() => suggest(from).filter(({ path }) => path !== from), [suggest, from])
  const [chosen, choose] = useState<string | null>(null)
  const wanted = chosen ?? (isProposing ? suggested[0]?.path : undefined)
  const target = [...suggested, ...pages].find(({ path }) => path === wanted)
  return { suggested, pages: pages.filter(({ path }) => path !== from), target, choose }
}

/** A choice of where the visitors of a path go. */
export function useTargetChoice(from: string, { isProposing } = { isProposing: true }): TargetChoice {
  return useChoiceAmong(useTargets(useRoutes(), useArticles()), from, isProposing)
}
