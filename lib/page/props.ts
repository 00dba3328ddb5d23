/** What the pages of the site get from the server: every one of them, articles, voices, and some others. */
import type { ApiRequest } from '@/lib/api/calls'
import type { BlogPostSummary, Voice } from '@/lib/api/models'
import type { VOICE_PAGE_QUERY_RESULT } from '@/lib/content/sanity.types'
import type { Page, SectionOf, SiteSettings, Tone } from '@/lib/content/section-types'
import type { DraftProps } from '@/lib/draft/props'
import type { FormResponse } from '@/lib/enquiry/refusal'
import type { Seo } from '@/lib/seo/seo'
import type { Words, WordTable } from '@/lib/words/words'

/** Props of every page of the site. */
export type FrameProps = {
  settings: SiteSettings
  /** The tables of words that the page uses. */
  words: Partial<Words>
  seo: Seo
  /** API responses by proxy URL, for SWR. */
  fallback: Record<string, unknown>
  showStatistics: boolean
  showLogos: boolean
  /** Only in draft mode. */
  draft?: DraftProps
}

/** What the sections of a page need of the server. */
export type ContentNeeds = {
  /** API requests whose data the HTML holds. */
  requests: ApiRequest[]
  /** The tables of words by type of section, beside those of the frame. */
  words: Readonly<Record<string, readonly WordTable[]>>
}

/** What an article's page knows about its category and author, besides the post itself. */
export type PostContext = {
  systemName: string
  category: { systemName: string; title: string; tone: Tone; hasPage: boolean }
  writtenBy: string | null
  /** URL of its picture. */
  cover: string | null
  related: BlogPostSummary[]
}

export type VoiceQuestions = NonNullable<VOICE_PAGE_QUERY_RESULT['questions']>

/** The estimator as the page of a voice has it. */
export type VoiceEstimator = {
  /** Where it is for itself, with the voice for its brief. */
  url: string
  /** Which usage and what else the prices include, as editors write it there. */
  includedText: string | null
  /** Shown while choices are missing. */
  emptyHint: string | null
}

/** What the page of a voice shows. */
export type VoiceContext = {
  voice: Voice
  /** A few voices like it. */
  similar: Voice[]
  /** Null where no page has an estimator. */
  estimator: VoiceEstimator | null
  /** Questions about all voices; null where there are none. */
  questions: VoiceQuestions | null
  /** What is said in its samples, by the id of the sample; `id` is that of the document. */
  transcripts: Readonly<Record<string, { id: string; text: string }>>
  /** The script desk of one line of the page above, which stands on the pages of its voices, too; null where it has none. */
  script: SectionOf<'scriptDesk'> | null
}

/** Props of any page: those of every page, and those of some. */
export type PageProps = FrameProps & {
  /** Of pages that editors manage. */
  page?: Page
  /** Of a further page of its lists. */
  listPage?: number
  /** Of articles. */
  postContext?: PostContext
  /** Of voices. */
  voiceContext?: VoiceContext
  /** Of the enquiry page. */
  isSent?: boolean
  response?: FormResponse
  /** Of pages that redirect the browser. */
  href?: string
}
