/**
 * The section types: one entry each. Everything that lists sections derives from this record, which is exhaustive: a
 * section type of the schema without an entry does not compile. `npm run new:section` adds an entry.
 *
 * Each `import` is written out, because webpack reads it from the source.
 */
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { island } from '@/components/ui/island'
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf, SectionType } from '@/lib/content/section-types'

export type SectionProps<T extends SectionType> = {
  section: SectionOf<T>
  /** The first section of a page holds its h1. */
  isFirst?: boolean
}

type Declaration<T extends SectionType> = {
  /** Imports the component: a chunk of its own, so that a page loads only the sections it shows. */
  load: () => Promise<{ default: ComponentType<SectionProps<T>> }>
  /** The component as the first section of a page, where its chunk is loaded with the page. */
  atTop: ComponentType<SectionProps<T>>
  /** When it hydrates below the first section: with the page, or on approach and interaction. */
  hydrates: 'load' | 'visible'
  /** Whether it renders the page's h1 when it comes first. */
  opensPage?: boolean
  /** Whether the URL's query selects what it lists, so that a page with a query hydrates it at once. */
  readsQuery?: boolean
  /** Imports what it requests from the API for the server's HTML. Called on the server only. */
  requests?: () => Promise<{ requests: (section: SectionOf<T>) => ApiRequest[] }>
}

export type SectionEntry<T extends SectionType> = Declaration<T> & {
  /** The component anywhere else. */
  below: ComponentType<SectionProps<T>>
}

const hasQuery = () => window.location.search !== ''

function entry<T extends SectionType>(declaration: Declaration<T>): SectionEntry<T> {
  const { load, atTop, hydrates, readsQuery } = declaration
  return { ...declaration, below: hydrates === 'load' ? atTop : island(load, readsQuery ? hasQuery : undefined) }
}

export const SECTIONS: { readonly [T in SectionType]: SectionEntry<T> } = {
  audioFeature: entry({
    load: () => import('./audio-feature'),
    atTop: dynamic(() => import('./audio-feature')),
    hydrates: 'visible',
  }),
  benefits: entry({
    load: () => import('./benefits'),
    atTop: dynamic(() => import('./benefits')),
    hydrates: 'visible',
  }),
  blogCategoryList: entry({
    load: () => import('./blog-category-list'),
    atTop: dynamic(() => import('./blog-category-list')),
    hydrates: 'visible',
    readsQuery: true,
    requests: () => import('./blog-category-list/requests'),
  }),
  blogPostList: entry({
    load: () => import('./blog-post-list'),
    atTop: dynamic(() => import('./blog-post-list')),
    hydrates: 'visible',
    readsQuery: true,
    requests: () => import('./blog-post-list/requests'),
  }),
  contactDetails: entry({
    load: () => import('./contact-details'),
    atTop: dynamic(() => import('./contact-details')),
    hydrates: 'visible',
  }),
  creditPromotion: entry({
    load: () => import('./credit-promotion'),
    atTop: dynamic(() => import('./credit-promotion')),
    hydrates: 'visible',
  }),
  enquiryForm: entry({
    load: () => import('./enquiry-form'),
    atTop: dynamic(() => import('./enquiry-form')),
    hydrates: 'visible',
  }),
  estimator: entry({
    load: () => import('./estimator'),
    atTop: dynamic(() => import('./estimator')),
    hydrates: 'visible',
  }),
  // Links target an anchor in it, so it has to be hydrated before the visitor scrolls there.
  ethicalVoiceList: entry({
    load: () => import('./ethical-voice-list'),
    atTop: dynamic(() => import('./ethical-voice-list')),
    hydrates: 'load',
    requests: () => import('./ethical-voice-list/requests'),
  }),
  faq: entry({ load: () => import('./faq'), atTop: dynamic(() => import('./faq')), hydrates: 'visible' }),
  logos: entry({ load: () => import('./logos'), atTop: dynamic(() => import('./logos')), hydrates: 'visible' }),
  mediaFeature: entry({
    load: () => import('./media-feature'),
    atTop: dynamic(() => import('./media-feature')),
    hydrates: 'visible',
  }),
  offices: entry({ load: () => import('./offices'), atTop: dynamic(() => import('./offices')), hydrates: 'visible' }),
  pageBanner: entry({
    load: () => import('./page-banner'),
    atTop: dynamic(() => import('./page-banner')),
    hydrates: 'visible',
    opensPage: true,
  }),
  promoBanner: entry({
    load: () => import('./promo-banner'),
    atTop: dynamic(() => import('./promo-banner')),
    hydrates: 'visible',
  }),
  rating: entry({ load: () => import('./rating'), atTop: dynamic(() => import('./rating')), hydrates: 'visible' }),
  registrationTeaser: entry({
    load: () => import('./registration-teaser'),
    atTop: dynamic(() => import('./registration-teaser')),
    hydrates: 'visible',
  }),
  reviews: entry({ load: () => import('./reviews'), atTop: dynamic(() => import('./reviews')), hydrates: 'visible' }),
  richText: entry({
    load: () => import('./rich-text'),
    atTop: dynamic(() => import('./rich-text')),
    hydrates: 'visible',
  }),
  roles: entry({ load: () => import('./roles'), atTop: dynamic(() => import('./roles')), hydrates: 'visible' }),
  samples: entry({ load: () => import('./samples'), atTop: dynamic(() => import('./samples')), hydrates: 'visible' }),
  serviceCards: entry({
    load: () => import('./service-cards'),
    atTop: dynamic(() => import('./service-cards')),
    hydrates: 'visible',
  }),
  shortlist: entry({
    load: () => import('./shortlist'),
    atTop: dynamic(() => import('./shortlist')),
    hydrates: 'load',
    opensPage: true,
  }),
  statistics: entry({
    load: () => import('./statistics'),
    atTop: dynamic(() => import('./statistics')),
    hydrates: 'visible',
  }),
  steps: entry({ load: () => import('./steps'), atTop: dynamic(() => import('./steps')), hydrates: 'visible' }),
  stopwatch: entry({
    load: () => import('./stopwatch'),
    atTop: dynamic(() => import('./stopwatch')),
    hydrates: 'visible',
    opensPage: true,
  }),
  team: entry({
    load: () => import('./team'),
    atTop: dynamic(() => import('./team')),
    hydrates: 'visible',
    requests: () => import('./team/requests'),
  }),
  teamTeaser: entry({
    load: () => import('./team-teaser'),
    atTop: dynamic(() => import('./team-teaser')),
    hydrates: 'visible',
    requests: () => import('./team-teaser/requests'),
  }),
  tips: entry({ load: () => import('./tips'), atTop: dynamic(() => import('./tips')), hydrates: 'visible' }),
  videoEmbed: entry({
    load: () => import('./video-embed'),
    atTop: dynamic(() => import('./video-embed')),
    hydrates: 'visible',
  }),
  voiceBanner: entry({
    load: () => import('./voice-banner'),
    atTop: dynamic(() => import('./voice-banner')),
    hydrates: 'visible',
    opensPage: true,
    requests: () => import('./voice-banner/requests'),
  }),
  voiceList: entry({
    load: () => import('./voice-list'),
    atTop: dynamic(() => import('./voice-list')),
    hydrates: 'visible',
    readsQuery: true,
    requests: () => import('./voice-list/requests'),
  }),
}
