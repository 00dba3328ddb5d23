/**
 * Checks the redirects and links of the dataset in the repository: every redirect must be valid and lead to a page, an
 * article, a voice or another website, and every link must have a target. Needlessly long redirect chains are only reported.
 * Part of `npm run check`.
 */
import { postPath } from '../../lib/knowledge-base/paths.ts'
import { lintLinks } from '../../lib/routing/redirects/links.ts'
import { lintRedirects } from '../../lib/routing/redirects/lint/index.ts'
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { sitePaths } from '../../lib/routing/redirects/reserved-paths.ts'
import { redirectRow } from '../../lib/routing/redirects/stored-redirect.ts'
import { compileRedirects } from '../../lib/routing/redirects/table.ts'
import { readTargetKind } from '../../lib/routing/redirects/target-kinds.ts'
import { voicePath } from '../../lib/voices/paths.ts'
import posts from '../demo/api/posts.json' with { type: 'json' }
import voices from '../demo/api/voices.json' with { type: 'json' }
import { readDocuments } from '../stack/demo-content.ts'

type Stored = {
  _id: string
  _type: string
  path?: string
  source?: string
  permanent?: boolean
  target?: { kind?: string; path?: string; anchor?: string; url?: string; page?: { _ref: string } }
}

/** @returns a line for each problem, and whether one of them is an error */
export function lintDataset(documents: readonly Stored[]): { lines: string[]; hasErrors: boolean } {
  const pathById = new Map(documents.flatMap(({ _id, _type, path }) => (_type === 'page' && path ? [[_id, path]] : [])))
  const articles = posts.map((post) => normaliseSource(postPath(post.category_system_name, post.system_name)))
  const voicePaths = voices.flatMap((voice) => voicePath(voice) ?? [])
  const known = sitePaths(new Set(pathById.values()), new Set([...articles, ...voicePaths]))

  const rows = documents
    .filter(({ _type }) => _type === 'redirect')
    .map(({ _id, source = null, permanent = true, target }) => {
      const stored = target && {
        kind: readTargetKind(target.kind),
        pageId: target.page?._ref ?? null,
        path: target.path ?? null,
        anchor: target.anchor ?? null,
        url: target.url ?? null,
      }
      return redirectRow(_id, { source, permanent, target: stored ?? null }, (pageId) => pathById.get(pageId))
    })

  const redirects = lintRedirects(rows, known)
  const links = lintLinks(documents, { table: compileRedirects(rows).table, known, pathById })
  return {
    lines: [
      ...redirects.map(({ id, source, level, problem }) => `${level} ${id} (${source}): ${problem}`),
      ...links.map(({ id, fieldPath, level, problem }) => `${level} ${id} ${fieldPath}: ${problem}`),
    ],
    hasErrors:
      redirects.some(({ level, kind }) => level === 'error' || kind === 'missing') ||
      links.some(({ level }) => level === 'error'),
  }
}

if (import.meta.main) {
  const { lines, hasErrors } = lintDataset(readDocuments())
  for (const line of lines) console.log(line)
  if (hasErrors) process.exitCode = 1
}
