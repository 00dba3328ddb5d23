/**
 * Checks the redirects of the dataset in the repository: every one can work and leads to a page, an article or another website.
 * Part of `npm run check`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintRedirects } from '../../lib/redirects/lint.ts'
import { knownAddresses } from '../../lib/redirects/own.ts'
import type { RedirectRow } from '../../lib/redirects/table.ts'

type StoredRedirect = {
  _id: string
  _type: string
  path?: string
  source?: string
  permanent?: boolean
  target?: { kind?: string; path?: string; anchor?: string; url?: string; page?: { _ref: string } }
}

const documents: StoredRedirect[] = readFileSync(join('local', 'demo', 'content', 'data.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
const posts: { system_name: string; category_system_name: string }[] = JSON.parse(
  readFileSync(join('local', 'demo', 'api', 'posts.json'), 'utf8'),
)

const pages = new Map(documents.flatMap(({ _id, _type, path }) => (_type === 'page' && path ? [[_id, path]] : [])))
const paths = new Set(pages.values())
const articles = new Set(posts.map((post) => `/knowledge-base/${post.category_system_name}/${post.system_name}`))

const rows = documents
  .filter(({ _type }) => _type === 'redirect')
  .map(
    ({ _id, source, permanent, target }): RedirectRow => ({
      id: _id,
      source: source ?? null,
      permanent: permanent ?? true,
      target: target
        ? {
            kind: target.kind ?? null,
            path: (target.kind === 'page' ? pages.get(target.page?._ref ?? '') : target.path) ?? null,
            anchor: target.anchor ?? null,
            url: target.url ?? null,
          }
        : null,
    }),
  )

const findings = lintRedirects(rows, knownAddresses(paths, articles))
for (const { id, source, level, problem } of findings) console.log(`${level} ${id} (${source}): ${problem}`)
if (findings.some(({ level, kind }) => level === 'error' || kind === 'missing')) process.exitCode = 1
