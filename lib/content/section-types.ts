/**
 * The shapes of content as the site sees it, all taken from the types that `sanity typegen` makes of the queries.
 * Nothing here is written twice: change the schema or a query, regenerate, and the compiler shows what follows.
 */
import type { PAGE_BY_PATH_QUERY_RESULT, SITE_SETTINGS_QUERY_RESULT } from './sanity.types'

/** What the whole site shares. */
export type SiteSettings = NonNullable<SITE_SETTINGS_QUERY_RESULT>

/** A page with its sections. */
export type Page = NonNullable<PAGE_BY_PATH_QUERY_RESULT>

/** Any section of a page. */
export type PageSection = Page['sections'][number]

/** The name of a section type, such as 'steps'. */
export type SectionType = PageSection['_type']

/** One section type: `SectionOf<'steps'>`. */
export type SectionOf<T extends SectionType> = Extract<PageSection, { _type: T }>

/** The ground a section stands on. */
export type SectionTone = PageSection['tone']

/** A button or text link with its words. */
export type ContentAction = SectionOf<'promoBanner'>['actions'][number]

/** Where a press leads; which fields are filled depends on `kind`. */
export type ContentLink = NonNullable<ContentAction['link']>

/** A picture with its natural size in pixels, placeholder, focus and crop. */
export type ContentImage = NonNullable<SectionOf<'promoBanner'>['art']>

/** Portable text with resolved links. */
export type ContentBody = SectionOf<'richText'>['body']

/** A recording with the heights of its waveform. */
export type ContentAudioSample = SectionOf<'audioFeature'>['samples'][number]

/** The rating of the company at a search engine. */
export type ContentRatingBadge = NonNullable<SectionOf<'voiceBanner'>['ratingBadge']>

/** The name of an icon an editor can choose. */
export type ContentIcon = NonNullable<SectionOf<'steps'>['steps'][number]['icon']>

/** An entry of the main navigation. */
export type NavigationItem = SiteSettings['navigation'][number]

/** A line in a menu, in the footer or on the not-found page. */
export type NavigationLine = NavigationItem['children'][number]

/** The words around the quote form. */
export type QuoteFormTexts = NonNullable<SiteSettings['quoteForm']>
