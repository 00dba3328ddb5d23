/** What every section's component gets. */
import type { SectionOf, SectionType } from '@/lib/content/section-types'

export type SectionProps<T extends SectionType> = {
  section: SectionOf<T>
  /** The first section of a page holds its h1. */
  isFirst?: boolean
}
