/**
 * Types of the content, all derived from the types that `sanity typegen` generates from the queries: change the schema
 * or a query, regenerate, and the compiler reports what follows.
 */
import type { ClosedDays } from '@/lib/facts/closed-days'
import type { OpeningHours } from '@/lib/facts/opening-hours'
import type { PAGE_BY_PATH_QUERY_RESULT, SITE_SETTINGS_QUERY_RESULT } from './sanity.types'

type StoredSettings = NonNullable<SITE_SETTINGS_QUERY_RESULT>

/** A phone number as it is shown, and as it is dialled (E.164). */
export type Phone = { display: string; number: string }

type Office = Omit<StoredSettings['offices'][number], 'phone'> & { phone: Phone | null }

type StoredQuoteForm = NonNullable<StoredSettings['quoteForm']>

/** Texts of the quote form. Null or empty are those that it then does without; the others have defaults. */
export type QuoteFormTexts = Pick<StoredQuoteForm, 'promise' | 'nextSteps' | 'talkText'> & {
  title: string
  subtitle: string
  talkHeading: string
  successNotice: string
  /** Shown when sending fails, which is always logged; null shows nothing. */
  failureMessage: string | null
  privacyNotice: Omit<NonNullable<StoredQuoteForm['privacyNotice']>, 'linkLabel'> & { linkLabel: string }
}

/** Content shared by the whole site; phone, e-mail and opening hours are those of the facts. */
export type SiteSettings = Omit<StoredSettings, 'offices' | 'quoteForm'> & {
  phone: Phone | null
  email: string | null
  /** The sentence. */
  openingHours: string | null
  /** The same as data; null where they are said in words only. */
  openingTimes: OpeningHours | null
  /** Days on which the company is closed and that are not over, such as public holidays. */
  closedDays: ClosedDays[]
  /** Those of the next weeks in words; null when there are none. */
  closedSoon: string | null
  offices: Office[]
  quoteForm: QuoteFormTexts
}

/** A page with its sections. */
export type Page = NonNullable<PAGE_BY_PATH_QUERY_RESULT>

/** Any section of a page. */
export type PageSection = Page['sections'][number]

/** The name of a section type, such as 'steps'. */
export type SectionType = PageSection['_type']

/** One section type: `SectionOf<'steps'>`. */
export type SectionOf<T extends SectionType> = Extract<PageSection, { _type: T }>

/** A button or text link with its label. */
export type ContentAction = SectionOf<'promoBanner'>['actions'][number]

/** A link; which fields are set depends on `kind`. */
export type ContentLink = NonNullable<ContentAction['link']>

/** A picture as the fragment IMAGE projects it: natural size in pixels, placeholder, hotspot and crop. */
export type ContentImage = NonNullable<SectionOf<'promoBanner'>['art']>

/** Portable text with resolved links. */
export type ContentBody = SectionOf<'richText'>['body']

/** A recording with its waveform peaks. */
export type ContentAudioSample = SectionOf<'audioFeature'>['samples'][number]

/** The company's rating badge of a search engine. */
export type ContentRatingBadge = NonNullable<SectionOf<'voiceBanner'>['ratingBadge']>

/** The name of an icon an editor can choose. */
export type ContentIcon = NonNullable<SectionOf<'steps'>['steps'][number]['icon']>

/** An entry of the main navigation. */
export type NavigationItem = SiteSettings['navigation'][number]

/** A line in a menu, in the footer or on the not-found page. */
export type NavigationLine = NavigationItem['children'][number]

/** Background tones of sections. Names, not colours: the theme says what each of them does to the colours. */
export type Tone = 'cream' | 'white' | 'ink' | 'mint' | 'blush' | 'ochre'
