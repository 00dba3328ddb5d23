/** Applies the rules of the redirect form to the rows of a file. */
import type { AddressRules } from '../../../../lib/routing/redirects/csv/read-cells.ts'
import { checkAnchor } from '../../../rules/anchor.ts'
import { redirectPathProblem, redirectSourceProblem, redirectUrlProblem } from '../../../rules/redirect.ts'

export const CSV_RULES: AddressRules = {
  source: redirectSourceProblem,
  path: redirectPathProblem,
  url: redirectUrlProblem,
  anchor(anchor) {
    const problem = checkAnchor(anchor)
    return problem === true ? null : `The place after the # sign: ${problem}`
  },
}
