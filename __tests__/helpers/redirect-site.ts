/** A site with a few pages and redirects, for the tests of CSV files. */

import { planImport } from '@/lib/routing/redirects/csv/plan'
import type { AddressRules } from '@/lib/routing/redirects/csv/read-cells'
import { readRedirectFile } from '@/lib/routing/redirects/csv/read-file'
import type { Site, StoredRedirect } from '@/lib/routing/redirects/csv/stored'
import { CSV_RULES } from '@/studio/rules/redirect'

export const RULES: AddressRules = CSV_RULES

const EMPTY = { pageId: null, path: null, anchor: null, url: null }

type Options = { permanent?: boolean; note?: string; anchor?: string }

function stored(id: string, source: string, { permanent = true, note }: Options): Omit<StoredRedirect, 'target'> {
  return { id, source, permanent, note: note ?? null }
}

export function toPath(id: string, source: string, path: string, options: Options = {}): StoredRedirect {
  return {
    ...stored(id, source, options),
    target: { ...EMPTY, kind: 'path', path, anchor: options.anchor ?? null },
  }
}

export function toPage(id: string, source: string, pageId: string, options: Options = {}): StoredRedirect {
  return {
    ...stored(id, source, options),
    target: { ...EMPTY, kind: 'page', pageId, anchor: options.anchor ?? null },
  }
}

export function toUrl(id: string, source: string, url: string, options: Options = {}): StoredRedirect {
  return { ...stored(id, source, options), target: { ...EMPTY, kind: 'external', url } }
}

export function makeSite(redirects: StoredRedirect[] = [], drafts: StoredRedirect[] = []): Site {
  return {
    redirects,
    drafts,
    pages: [
      { id: 'page-services', path: '/services', isPublished: true },
      { id: 'page-story', path: '/our-story', isPublished: true },
      { id: 'page-coming', path: '/coming-soon', isPublished: false },
    ],
    articles: new Set(['/knowledge-base/x/y']),
  }
}

/** The plan of a file's text. */
export function planOf(text: string, site: Site, removesMissing = false) {
  const file = readRedirectFile(text)
  if (typeof file === 'string') throw new Error(file)
  return planImport(file, site, { rules: RULES, removesMissing })
}
