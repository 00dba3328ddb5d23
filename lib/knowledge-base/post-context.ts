/** What an article's page knows about its category and author. */
import type { BlogPostSummary } from '../api/models'
import type { Tone } from '../content/section-types'

/** What the server knows about a post besides the post itself. */
export type PostContext = {
  systemName: string
  category: { systemName: string; title: string; tone: Tone; hasPage: boolean }
  writtenBy: string | null
  /** URL of its picture. */
  cover: string | null
  related: BlogPostSummary[]
}
