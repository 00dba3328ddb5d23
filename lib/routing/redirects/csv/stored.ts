/** Redirects as they lie in the Content Lake, and as they stand in a file. Pure. */
import type { LintRow } from '../lint.ts'
import { parseSource } from '../pattern.ts'

export type StoredTarget = {
  kind: string | null
  pageId: string | null
  path: string | null
  anchor: string | null
  url: string | null
}

export type StoredRedirect = {
  /** Without `drafts.`, also where it is a draft. */
  id: string
  source: string | null
  target: StoredTarget | null
  permanent: boolean
  note: string | null
}

export type StoredPage = { id: string; path: string; isPublished: boolean }

/** What there is now. */
export type Site = {
  /** Published redirects, the first made first: of several from one address it is the one that counts. */
  redirects: readonly StoredRedirect[]
  /** Redirects that are being written or changed, and not published so. */
  drafts: readonly StoredRedirect[]
  pages: readonly StoredPage[]
  /** Normalised addresses of articles; null while nobody has said which there are. */
  articles: ReadonlySet<string> | null
}

/** The columns of a file. */
export const COLUMNS = ['source', 'target', 'permanent', 'note'] as const

export type Column = (typeof COLUMNS)[number]

export type Cells = Readonly<Record<Column, string>>

/** Where a page is, by its id: a published one at its published address. */
export type PagePaths = ReadonlyMap<string, StoredPage>

export function pagePaths(pages: readonly StoredPage[]): PagePaths {
  const paths = new Map<string, StoredPage>()
  for (const page of pages) if (page.isPublished || !paths.has(page.id)) paths.set(page.id, page)
  return paths
}

function targetCell(target: StoredTarget | null, pages: PagePaths): string {
  switch (target?.kind) {
    case 'external':
      return target.url ?? ''
    case 'page':
    case 'path': {
      const path = target.kind === 'page' ? (pages.get(target.pageId ?? '')?.path ?? '') : (target.path ?? '')
      return target.anchor ? `${path}#${target.anchor}` : path
    }
    default:
      return ''
  }
}

/** Text that UTF-8 and spreadsheets leave as it is. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n')
}

/** A redirect as it stands in a file. */
export function cellsOf({ source, target, permanent, note }: StoredRedirect, pages: PagePaths): Cells {
  return {
    source: plainText(source ?? '').trim(),
    target: plainText(targetCell(target, pages)).trim(),
    permanent: permanent ? 'yes' : 'no',
    note: plainText(note ?? ''),
  }
}

/** A redirect as the site's table takes it: its page counts only while it is published. */
export function tableRow({ id, source, target, permanent }: StoredRedirect, pages: PagePaths): LintRow {
  if (target?.kind !== 'page') return { id, source, target, permanent }
  const page = pages.get(target.pageId ?? '')
  const path = page?.isPublished ? page.path : null
  return { id, source, target: { ...target, path }, permanent, isTargetDraft: page?.isPublished === false }
}

/** Equal for old addresses that match the same visits. */
export type KeyOf = (source: string | null) => string

/** Works out each key once. What cannot be an old address is compared as it is written. */
export function createKeyOf(): KeyOf {
  const keys = new Map<string, string>()
  return (source) => {
    const written = plainText(source ?? '').trim()
    const known = keys.get(written)
    if (known !== undefined) return known
    const parsed = parseSource(written)
    const key = typeof parsed === 'string' ? `? ${written}` : parsed.key
    keys.set(written, key)
    return key
  }
}
