/**
 * The section types: one entry each. Everything that lists sections derives from this record, which is exhaustive: a
 * section type of the schema without an entry does not compile. `npm run new:section` adds an entry.
 *
 * Each `import` is written out, because webpack reads it from the source.
 */
import type { ComponentType } from 'react'
import { island } from '@/components/island'
import type { Hydration, IslandDefinition } from '@/components/island/definition'
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf, SectionType } from '@/lib/content/section-types'
import type { SectionProps } from './section-props'

/** `load` imports the component: a chunk of its own, so that a page loads only the sections it shows. */
type Declaration<T extends SectionType> = Omit<IslandDefinition<SectionProps<T>>, 'name'> & {
  /** Whether it renders the page's h1 when it comes first. */
  opensPage?: boolean
  /** Imports what it requests from the API for the server's HTML. Called on the server only. */
  requests?: () => Promise<{ requests: (section: SectionOf<T>) => ApiRequest[] }>
}

export type SectionEntry<T extends SectionType> = Pick<Declaration<T>, 'opensPage' | 'requests'> & {
  Component: ComponentType<SectionProps<T>>
}

function entry<T extends SectionType>(declaration: Declaration<T>): SectionEntry<T> {
  const { opensPage, requests, ...definition } = declaration
  return { Component: island({ name: 'section', ...definition }), opensPage, requests }
}

/** A query selects another list than the one in the server's HTML. */
const hasQuery = () => window.location.search !== ''

function bannerHydration({ section: { form, sample } }: SectionProps<'pageBanner'>): Hydration {
  return form?.show || sample ? 'interaction' : 'never'
}

export const SECTIONS: { readonly [T in SectionType]: SectionEntry<T> } = {
  audioFeature: entry({ load: () => import('./audio-feature'), hydrates: 'interaction' }),
  benefits: entry({ load: () => import('./benefits'), hydrates: 'never' }),
  blogCategoryList: entry({
    load: () => import('./blog-category-list'),
    hydrates: 'interaction',
    isStale: hasQuery,
    requests: () => import('./blog-category-list/requests'),
  }),
  blogPostList: entry({
    load: () => import('./blog-post-list'),
    hydrates: 'interaction',
    isStale: hasQuery,
    requests: () => import('./blog-post-list/requests'),
  }),
  contactDetails: entry({ load: () => import('./contact-details'), hydrates: 'never' }),
  creditPromotion: entry({ load: () => import('./credit-promotion'), hydrates: 'interaction' }),
  enquiryForm: entry({ load: () => import('./enquiry-form'), hydrates: 'interaction' }),
  estimator: entry({ load: () => import('./estimator'), hydrates: 'interaction' }),
  ethicalVoiceList: entry({
    load: () => import('./ethical-voice-list'),
    hydrates: 'interaction',
    isStale: hasQuery,
    requests: () => import('./ethical-voice-list/requests'),
  }),
  faq: entry({ load: () => import('./faq'), hydrates: 'never' }),
  logos: entry({ load: () => import('./logos'), hydrates: 'never' }),
  mediaFeature: entry({ load: () => import('./media-feature'), hydrates: 'never' }),
  offices: entry({ load: () => import('./offices'), hydrates: 'never' }),
  pageBanner: entry({ load: () => import('./page-banner'), hydrates: bannerHydration, opensPage: true }),
  promoBanner: entry({ load: () => import('./promo-banner'), hydrates: 'never' }),
  rating: entry({ load: () => import('./rating'), hydrates: 'never' }),
  registrationTeaser: entry({ load: () => import('./registration-teaser'), hydrates: 'never' }),
  reviews: entry({ load: () => import('./reviews'), hydrates: 'never' }),
  richText: entry({ load: () => import('./rich-text'), hydrates: 'never' }),
  roles: entry({ load: () => import('./roles'), hydrates: 'never' }),
  samples: entry({ load: () => import('./samples'), hydrates: 'interaction' }),
  serviceCards: entry({ load: () => import('./service-cards'), hydrates: 'never' }),
  shortlist: entry({ load: () => import('./shortlist'), hydrates: 'load', opensPage: true }),
  statistics: entry({ load: () => import('./statistics'), hydrates: 'never' }),
  steps: entry({ load: () => import('./steps'), hydrates: 'never' }),
  stopwatch: entry({ load: () => import('./stopwatch'), hydrates: 'interaction', opensPage: true }),
  team: entry({ load: () => import('./team'), hydrates: 'interaction', requests: () => import('./team/requests') }),
  teamTeaser: entry({
    load: () => import('./team-teaser'),
    hydrates: 'interaction',
    requests: () => import('./team/requests'),
  }),
  tips: entry({ load: () => import('./tips'), hydrates: 'never' }),
  videoEmbed: entry({ load: () => import('./video-embed'), hydrates: 'interaction' }),
  voiceBanner: entry({
    load: () => import('./voice-banner'),
    hydrates: 'interaction',
    opensPage: true,
    requests: () => import('./voice-banner/requests'),
  }),
  voiceList: entry({
    load: () => import('./voice-list'),
    hydrates: 'interaction',
    isStale: hasQuery,
    requests: () => import('./voice-list/requests'),
  }),
}
