/** The layout of statistics and client logos below a page's content. */
import type { Page } from '@/lib/content/section-types'

/**
 * `band`: each in a band of its own, the figures large. `half`: beside each other in one band. `line`: both low, below pages
 * that are there to be used or read.
 */
export type ProofLayout = 'band' | 'half' | 'line'

/**
 * The layout that goes with the opening of a page: low below a low banner, in halves below one in halves.
 * @param opening the page's first section
 * @param hasBoth whether statistics and logos are both shown
 */
export function proofLayoutOf(opening: Page['sections'][number] | undefined, hasBoth: boolean): ProofLayout {
  if (opening?._type !== 'pageBanner') return 'band'
  switch (opening.layout) {
    case 'compact':
    case 'slim':
      return 'line'
    case 'wide':
      return 'band'
    default:
      return hasBoth ? 'half' : 'band'
  }
}
