/** What the page of a voice shows. */
import type { Voice } from '@/lib/api/models'
import type { VOICE_PAGE_QUERY_RESULT } from '@/lib/content/sanity.types'

export type VoiceQuestions = NonNullable<VOICE_PAGE_QUERY_RESULT['questions']>

export type VoiceContext = {
  voice: Voice
  /** A few voices like it. */
  similar: Voice[]
  /** URL of the estimator, with the voice for its brief; null where no page has one. */
  estimatorUrl: string | null
  /** Questions about all voices; null where there are none. */
  questions: VoiceQuestions | null
}
