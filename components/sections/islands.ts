/** The component of each section, which the server renders. Generated from the list in registry.ts by `npm run typegen`. */
import type { ComponentType } from 'react'
import { island } from '@/components/island'
import type { SectionType } from '@/lib/content/section-types'
import type { SectionProps } from './definition'
import { SECTIONS } from './registry'

export const SECTION_ISLANDS: { readonly [T in SectionType]: ComponentType<SectionProps<T>> } = {
  audioFeature: island({ ...SECTIONS.audioFeature, name: 'audioFeature' }),
  benefits: island({ ...SECTIONS.benefits, name: 'benefits' }),
  blogCategoryList: island({ ...SECTIONS.blogCategoryList, name: 'blogCategoryList' }),
  blogPostList: island({ ...SECTIONS.blogPostList, name: 'blogPostList' }),
  contactDetails: island({ ...SECTIONS.contactDetails, name: 'contactDetails' }),
  creditPromotion: island({ ...SECTIONS.creditPromotion, name: 'creditPromotion' }),
  enquiryForm: island({ ...SECTIONS.enquiryForm, name: 'enquiryForm' }),
  estimator: island({ ...SECTIONS.estimator, name: 'estimator' }),
  ethicalVoiceList: island({ ...SECTIONS.ethicalVoiceList, name: 'ethicalVoiceList' }),
  faq: island({ ...SECTIONS.faq, name: 'faq' }),
  logos: island({ ...SECTIONS.logos, name: 'logos' }),
  mediaFeature: island({ ...SECTIONS.mediaFeature, name: 'mediaFeature' }),
  offices: island({ ...SECTIONS.offices, name: 'offices' }),
  pageBanner: island({ ...SECTIONS.pageBanner, name: 'pageBanner' }),
  promoBanner: island({ ...SECTIONS.promoBanner, name: 'promoBanner' }),
  rating: island({ ...SECTIONS.rating, name: 'rating' }),
  registrationTeaser: island({ ...SECTIONS.registrationTeaser, name: 'registrationTeaser' }),
  reviews: island({ ...SECTIONS.reviews, name: 'reviews' }),
  richText: island({ ...SECTIONS.richText, name: 'richText' }),
  roles: island({ ...SECTIONS.roles, name: 'roles' }),
  samples: island({ ...SECTIONS.samples, name: 'samples' }),
  scriptDesk: island({ ...SECTIONS.scriptDesk, name: 'scriptDesk' }),
  serviceCards: island({ ...SECTIONS.serviceCards, name: 'serviceCards' }),
  shortlist: island({ ...SECTIONS.shortlist, name: 'shortlist' }),
  statistics: island({ ...SECTIONS.statistics, name: 'statistics' }),
  steps: island({ ...SECTIONS.steps, name: 'steps' }),
  stopwatch: island({ ...SECTIONS.stopwatch, name: 'stopwatch' }),
  team: island({ ...SECTIONS.team, name: 'team' }),
  teamTeaser: island({ ...SECTIONS.teamTeaser, name: 'teamTeaser' }),
  tips: island({ ...SECTIONS.tips, name: 'tips' }),
  videoEmbed: island({ ...SECTIONS.videoEmbed, name: 'videoEmbed' }),
  voiceBanner: island({ ...SECTIONS.voiceBanner, name: 'voiceBanner' }),
  voiceList: island({ ...SECTIONS.voiceList, name: 'voiceList' }),
}
