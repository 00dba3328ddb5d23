/** Title and description of a page for search engines, by its path. */
import { type Fields, invalid, optionalText } from '../validate.ts'
import type { ApiData } from './data.ts'

type Meta = { meta_title: string; meta_description: string }

/** Reads the requested page path. @throws HttpError 400 when PageUrl is absent or is not a path. */
export function readPagePath(fields: Fields): string {
  const path = optionalText(fields, 'PageUrl', 2048)
  if (path === undefined || !path.startsWith('/')) throw invalid('PageUrl', 'must be a path that begins with /')
  return path
}

/** A page's metadata; empty strings for an unknown page. */
export function pageMeta({ pages }: ApiData, path: string): Meta {
  const page = pages.find((own) => own.path === path)
  return { meta_title: page?.meta_title ?? '', meta_description: page?.meta_description ?? '' }
}
