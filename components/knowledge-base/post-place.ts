import type { BlogPostSummary } from '@/lib/api/models'
import type { SectionTone } from '@/lib/content/section-types'

/** Where a post stands: what the server knows of it besides the post itself. */
export type PostPlace = {
  systemName: string
  category: { systemName: string; title: string; tone: SectionTone; hasPage: boolean }
  writtenBy: string | null
  /** Address of its picture. */
  cover: string | null
  related: BlogPostSummary[]
}
