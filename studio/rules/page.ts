/** Validation of a whole page: exactly one banner, at the top. Pure. */
import { isBanner, opensPage } from '../../lib/content/page-openers.ts'
import { fieldOf, textOf } from '../common/untyped.ts'

/** The problem of a section's place on the page; empty when there is none. */
function openerProblem(section: unknown, index: number): string {
  const type = textOf(section, '_type')
  if (index > 0) {
    return isBanner(type) ? 'A banner holds the main heading of the page: one is enough, at the top.' : ''
  }
  return opensPage(type) ? '' : 'Start with a banner: without one the page has no main heading.'
}

/** Reports visible sections that leave a page without its main heading, or with two. */
export function checkBanners(sections: readonly unknown[] = []) {
  return sections
    .filter((section) => fieldOf(section, 'isHidden') !== true)
    .map((section, index) => ({ message: openerProblem(section, index), path: [{ _key: textOf(section, '_key') }] }))
    .filter(({ message }) => message !== '')
}
