/** Validation of the category of a list of articles. Pure. */
import { categoryOfPath, categoryPath, isSystemName } from '../../lib/knowledge-base/paths.ts'
import { textOf } from './parent.ts'

/** The problem of a category's system name; null when it is valid or empty. */
export function categoryNameProblem(category: string | undefined): string | null {
  if (!category || isSystemName(category)) return null
  return 'Write the category as the booking system does: words joined by hyphens, such as custom-jingles.'
}

/** Articles have paths below their category's page, so a list on another page links to paths that need that page. */
export function categoryPlaceProblem(category: string | undefined, document: unknown): string | null {
  const path = textOf(document, 'path')
  if (!category || !path || !isSystemName(category) || categoryOfPath(path) === category) return null
  return `Its articles open below ${categoryPath(category)}: make sure that there is a page at that path.`
}
