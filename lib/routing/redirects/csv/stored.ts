/** Redirects as stored in the Content Lake, and their CSV form. Pure. */
import type { LintRow } from '../lint/index.ts'
import { parseSource } from '../pattern.ts'
import type { TargetRow } from '../target.ts'

export type StoredTarget = TargetRow & { pageId: string | null }

export type StoredRedirect = {
  /** Without the prefix `drafts.`, also for a draft. */
  id: string
  source: string | null
  target: StoredTarget | null
  permanent: boolean
  note: string | null
}

export type StoredPage = { id: string; path: string; isPublished: boolean }

/** The current state. */
export type Site = {
  /** Published redirects, oldest first: of several with the same source the first is used. */
  redirects: readonly StoredRedirect[]
  /** Redirects with unpublished changes. */
  drafts: readonly StoredRedirect[]
  pages: readonly StoredPage[]
  /** Normalised paths of articles; null when unknown. */
  articles: ReadonlySet<string> | null
}

/** The columns of a file. */
export const COLUMNS = ['source', 'target', 'permanent', 'note'] as const

export type Column = (typeof COLUMNS)[number]

export type Cells = Readonly<Record<Column, string>>

/** Pages by id: a published one with its published path. */
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

/** Text that survives UTF-8 and spreadsheets unchanged. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n')
}

/** A redirect as CSV cells. */
export function cellsOf({ source, target, permanent, note }: StoredRedirect, pages: PagePaths): Cells {
  return {
    source: plainText(source ?? '').trim(),
    target: plainText(targetCell(target, pages)).trim(),
    permanent: permanent ? 'yes' : 'no',
    note: plainText(note ?? ''),
  }
}

/** A redirect as a row of the redirect table: its target page counts only while it is published. */
export function tableRow({ id, source, target, permanent }: StoredRedirect, pages: PagePaths): LintRow {
  if (target?.kind !== 'page') return { id, source, target, permanent }
  const page = pages.get(target.pageId ?? '')
  const path = page?.isPublished ? page.path : null
  return { id, source, target: { ...target, path }, permanent, isTargetDraft: page?.isPublished === false }
}

/** A key that is equal for sources that match the same paths. An invalid source is its own key. */
export function keyOf(source: string | null): string {
  const written = plainText(source ?? '').trim()
  const parsed = parseSource(written)
  return typeof parsed === 'string' ? `? ${written}` : parsed.key
}
