/**
 * Renders the sections of a page in the order of the content.
 *
 * Each section is a separate chunk that is rendered on the server, so a page loads only the sections it shows, and at
 * first only those at the top. The records are exhaustive: a new section type in the schema does not compile until it
 * has a component here. Each `import` is written out, because Next and webpack read them from the source.
 */
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { SectionKeyContext } from '@/components/draft/edit-context'
import { island } from '@/components/ui/island'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'

type SectionProps<T extends SectionType> = {
  section: SectionOf<T>
  /** The first section of a page holds its h1. */
  isFirst?: boolean
}

type SectionComponents = { [T in SectionType]: ComponentType<SectionProps<T>> }

/** Sections at the top of a page: their code is loaded with the page. */
const atTop: SectionComponents = {
  audioFeature: dynamic(() => import('./audio-feature')),
  benefits: dynamic(() => import('./benefits')),
  blogCategoryList: dynamic(() => import('./blog-category-list')),
  blogPostList: dynamic(() => import('./blog-post-list')),
  enquiryForm: dynamic(() => import('./enquiry-form')),
  estimator: dynamic(() => import('./estimator')),
  ethicalVoiceList: dynamic(() => import('./ethical-voice-list')),
  faq: dynamic(() => import('./faq')),
  contactDetails: dynamic(() => import('./contact-details')),
  logos: dynamic(() => import('./logos')),
  offices: dynamic(() => import('./offices')),
  roles: dynamic(() => import('./roles')),
  statistics: dynamic(() => import('./statistics')),
  team: dynamic(() => import('./team')),
  mediaFeature: dynamic(() => import('./media-feature')),
  pageBanner: dynamic(() => import('./page-banner')),
  promoBanner: dynamic(() => import('./promo-banner')),
  rating: dynamic(() => import('./rating')),
  registrationTeaser: dynamic(() => import('./registration-teaser')),
  creditPromotion: dynamic(() => import('./credit-promotion')),
  serviceCards: dynamic(() => import('./service-cards')),
  reviews: dynamic(() => import('./reviews')),
  richText: dynamic(() => import('./rich-text')),
  samples: dynamic(() => import('./samples')),
  shortlist: dynamic(() => import('./shortlist')),
  steps: dynamic(() => import('./steps')),
  stopwatch: dynamic(() => import('./stopwatch')),
  teamTeaser: dynamic(() => import('./team-teaser')),
  tips: dynamic(() => import('./tips')),
  videoEmbed: dynamic(() => import('./video-embed')),
  voiceBanner: dynamic(() => import('./voice-banner')),
  voiceList: dynamic(() => import('./voice-list')),
}

/** A query in the URL requests another list than the one in the server's HTML. */
const hasQuery = () => window.location.search !== ''

/** Sections below: islands, whose code is loaded on approach or interaction. */
const below: SectionComponents = {
  audioFeature: island(() => import('./audio-feature')),
  benefits: island(() => import('./benefits')),
  blogCategoryList: island(() => import('./blog-category-list'), hasQuery),
  blogPostList: island(() => import('./blog-post-list'), hasQuery),
  enquiryForm: island(() => import('./enquiry-form')),
  estimator: island(() => import('./estimator')),
  // Links target an anchor in it, so it has to be hydrated before the visitor scrolls there.
  ethicalVoiceList: dynamic(() => import('./ethical-voice-list')),
  faq: island(() => import('./faq')),
  contactDetails: island(() => import('./contact-details')),
  logos: island(() => import('./logos')),
  offices: island(() => import('./offices')),
  roles: island(() => import('./roles')),
  statistics: island(() => import('./statistics')),
  team: island(() => import('./team')),
  mediaFeature: island(() => import('./media-feature')),
  pageBanner: island(() => import('./page-banner')),
  promoBanner: island(() => import('./promo-banner')),
  rating: island(() => import('./rating')),
  registrationTeaser: island(() => import('./registration-teaser')),
  creditPromotion: island(() => import('./credit-promotion')),
  serviceCards: island(() => import('./service-cards')),
  reviews: island(() => import('./reviews')),
  richText: island(() => import('./rich-text')),
  samples: island(() => import('./samples')),
  shortlist: dynamic(() => import('./shortlist')),
  steps: island(() => import('./steps')),
  stopwatch: island(() => import('./stopwatch')),
  teamTeaser: island(() => import('./team-teaser')),
  tips: island(() => import('./tips')),
  videoEmbed: island(() => import('./video-embed')),
  voiceBanner: island(() => import('./voice-banner')),
  voiceList: island(() => import('./voice-list'), hasQuery),
}

function SectionView<T extends SectionType>({ section, isFirst }: SectionProps<T>) {
  // Content may be newer than this build: skip unknown types.
  const Component: ComponentType<SectionProps<T>> | undefined = (isFirst ? atTop : below)[section._type]
  if (!Component) return null
  return (
    <SectionKeyContext value={section._key}>
      <Component section={section} isFirst={isFirst} />
    </SectionKeyContext>
  )
}

/** The sections that render a page's h1 if they come first. */
const OPENINGS: ReadonlySet<SectionType> = new Set<SectionType>(['pageBanner', 'voiceBanner', 'shortlist', 'stopwatch'])

type SectionsProps = {
  sections: readonly PageSection[]
  /**
   * The page's own title. It is the h1 if no opening section renders one: visible if that section has no heading,
   * otherwise for screen readers only.
   */
  title: string
}

export function Sections({ sections, title }: SectionsProps) {
  const [first, ...others] = sections
  const isOpening = first !== undefined && OPENINGS.has(first._type)
  return (
    <>
      {!isOpening && title && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {first && (
        <SectionView
          key={first._key}
          section={isOpening ? { ...first, heading: first.heading || title } : first}
          isFirst
        />
      )}
      {others.map((section) => (
        <SectionView key={section._key} section={section} isFirst={false} />
      ))}
    </>
  )
}
