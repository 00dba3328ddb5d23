/**
 * The section types: one entry each. Everything that lists sections derives from this record, which is exhaustive: a
 * section type of the schema without an entry does not compile. `npm run new:section` adds an entry.
 *
 * A section hydrates on interaction unless its entry says otherwise; the core has no use for it, so the default costs no bytes. Each
 * `import` is written out, because webpack reads it from the source. Sections with much in common share a chunk, and so
 * do those that never hydrate, which only draft mode loads: the name of each chunk is in every page.
 */
import type { ComponentType } from 'react'
import { hasStoredEnquiry } from '@/components/enquiry/drafts/store'
import type { Hydration, IslandDefinition } from '@/components/island/definition'
import type { SectionType } from '@/lib/content/section-types'
import { hasShortlist } from '@/lib/shortlist/signals'
import type { SectionProps } from './section-props'

/** `load` imports the component: a chunk of its own, so that a page loads only the sections that are used. */
export type SectionEntry<T extends SectionType> = Omit<IslandDefinition<SectionProps<T>>, 'name'> & {
  /** Renders it. Set by components/sections, because components/page reads this record without React. */
  Island?: ComponentType<SectionProps<T>>
}

/** What campaigns add to a link, which selects nothing. */
const CAMPAIGN = /^utm_|clid$/

/** A query selects another list than the one in the server's HTML, or a voice for the estimator. */
function hasQuery(): boolean {
  return Array.from(new URLSearchParams(window.location.search).keys()).some((name) => !CAMPAIGN.test(name))
}

/** Whether the visitor has a script: by its key in lib/script/signals.ts, a module of which the core needs nothing else. */
function hasStoredScript(): boolean {
  try {
    return localStorage.getItem('bowerbird-script') !== null
  } catch {
    return false
  }
}

/** Whether the voices are a compact list, whose button says so once it is hydrated (components/voices/remember-compact.js). */
function isCompactList(): boolean {
  return document.documentElement.dataset.voices === 'compact'
}

function bannerHydration({ section: { form, sample } }: SectionProps<'pageBanner'>): Hydration {
  return form?.show || sample ? 'interaction' : 'never'
}

export const SECTIONS: { readonly [T in SectionType]: SectionEntry<T> } = {
  audioFeature: { load: () => import('./audio-feature') },
  benefits: { load: () => import(/* webpackChunkName: "static" */ './benefits'), hydrates: 'never' },
  blogCategoryList: {
    load: () => import(/* webpackChunkName: "articles" */ './blog-category-list'),
    urlDiffersFromHtml: hasQuery,
  },
  blogPostList: {
    load: () => import(/* webpackChunkName: "articles" */ './blog-post-list'),
    urlDiffersFromHtml: hasQuery,
  },
  contactDetails: { load: () => import(/* webpackChunkName: "static" */ './contact-details'), hydrates: 'never' },
  creditPromotion: { load: () => import('./credit-promotion') },
  enquiryForm: {
    load: () => import(/* webpackChunkName: "enquiry" */ './enquiry-form'),
    hydratesAtOnce: hasStoredEnquiry,
  },
  estimator: { load: () => import('./estimator'), urlDiffersFromHtml: hasQuery },
  ethicalVoiceList: {
    load: () => import('./ethical-voice-list'),
    urlDiffersFromHtml: hasQuery,
  },
  faq: { load: () => import(/* webpackChunkName: "static" */ './faq'), hydrates: 'never' },
  logos: { load: () => import(/* webpackChunkName: "static" */ './logos'), hydrates: 'never' },
  mediaFeature: { load: () => import(/* webpackChunkName: "static" */ './media-feature'), hydrates: 'never' },
  offices: { load: () => import(/* webpackChunkName: "static" */ './offices'), hydrates: 'never' },
  pageBanner: {
    load: () => import('./page-banner'),
    // Read on the server only: the browser's build leaves the function out of the core.
    hydrates: typeof window === 'undefined' ? bannerHydration : undefined,
    hydratesAtOnce: hasStoredEnquiry,
  },
  promoBanner: { load: () => import(/* webpackChunkName: "static" */ './promo-banner'), hydrates: 'never' },
  rating: { load: () => import(/* webpackChunkName: "static" */ './rating'), hydrates: 'never' },
  registrationTeaser: {
    load: () => import(/* webpackChunkName: "static" */ './registration-teaser'),
    hydrates: 'never',
  },
  reviews: { load: () => import(/* webpackChunkName: "static" */ './reviews'), hydrates: 'never' },
  richText: { load: () => import(/* webpackChunkName: "static" */ './rich-text'), hydrates: 'never' },
  roles: { load: () => import(/* webpackChunkName: "static" */ './roles'), hydrates: 'never' },
  samples: { load: () => import('./samples') },
  scriptDesk: {
    load: () => import(/* webpackChunkName: "script" */ './script-desk'),
    hydratesAtOnce: hasStoredScript,
  },
  serviceCards: { load: () => import(/* webpackChunkName: "static" */ './service-cards'), hydrates: 'never' },
  shortlist: { load: () => import('./shortlist'), urlDiffersFromHtml: () => hasShortlist() || hasQuery() },
  statistics: { load: () => import(/* webpackChunkName: "static" */ './statistics'), hydrates: 'never' },
  steps: { load: () => import(/* webpackChunkName: "static" */ './steps'), hydrates: 'never' },
  stopwatch: { load: () => import('./stopwatch') },
  team: { load: () => import(/* webpackChunkName: "team" */ './team') },
  teamTeaser: {
    load: () => import(/* webpackChunkName: "team" */ './team-teaser'),
  },
  tips: { load: () => import(/* webpackChunkName: "static" */ './tips'), hydrates: 'never' },
  videoEmbed: { load: () => import('./video-embed') },
  voiceBanner: {
    load: () => import('./voice-banner'),
  },
  voiceList: {
    load: () => import('./voice-list'),
    urlDiffersFromHtml: hasQuery,
    hydratesAtOnce: isCompactList,
  },
}
