/** Validation of the category of a list of articles. Pure. */
import { isSystemName } from '../../lib/knowledge-base/paths.ts'

/** The problem of a category's system name; null when it is valid or empty. */
export function categoryNameProblem(category: string | undefined): string | null {
  if (!category || isSystemName(category)) return null
  return 'Write the category as the booking system does: words joined by hyphens, such as custom-jingles.'
}
