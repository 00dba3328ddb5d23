import type { BlogPostSummary } from '@/lib/api/models'
import type { SectionTone } from '@/lib/content/section-types'

/** What the server knows about a post besides the post itself. */
export type PostPlace = {
  systemName: string
  category: { systemName: string; title: string; tone: SectionTone; hasPage: boolean }
  writtenBy: string | null
  /** URL of its picture. */
  cover: string | null
  related: BlogPostSummary[]
}
