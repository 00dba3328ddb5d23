/** Which category a list of articles belongs to. Pure. */
import { categoryOfPath, categoryPath, isSystemName } from '../../lib/knowledge-base/paths.ts'
import { textOf } from './parent.ts'

/** Says what is wrong with the system name of a category; null when it is good, or not yet written. */
export function categoryNameProblem(category: string | undefined): string | null {
  if (!category || isSystemName(category)) return null
  return 'Write the category as the booking system does: words joined by hyphens, such as custom-jingles.'
}

/** Articles open below the page of their category, so a list on another page leads to addresses that need that page. */
export function categoryPlaceProblem(category: string | undefined, document: unknown): string | null {
  const path = textOf(document, 'path')
  if (!category || !path || !isSystemName(category) || categoryOfPath(path) === category) return null
  return `Its articles open below ${categoryPath(category)}: make sure that there is a page at that path.`
}
