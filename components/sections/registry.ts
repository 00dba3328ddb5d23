/**
 * All sections: what the browser knows of each. Generated from the folders beside it by `npm run typegen`. The list is
 * exhaustive: a section type of the schema without a component does not compile.
 */
import type { SectionType } from '@/lib/content/section-types'
import { island as audioFeature } from './audio-feature/definition'
import { island as blogCategoryList } from './blog-category-list/definition'
import { island as blogPostList } from './blog-post-list/definition'
import { island as contactDetails } from './contact-details/definition'
import { island as creditPromotion } from './credit-promotion/definition'
import type { SectionIsland } from './definition'
import { island as enquiryForm } from './enquiry-form/definition'
import { island as estimator } from './estimator/definition'
import { island as ethicalVoiceList } from './ethical-voice-list/definition'
import { island as pageBanner } from './page-banner/definition'
import { island as rating } from './rating/definition'
import { island as reviews } from './reviews/definition'
import { island as richText } from './rich-text/definition'
import { island as samples } from './samples/definition'
import { island as scriptDesk } from './script-desk/definition'
import { island as shortlist } from './shortlist/definition'
import { island as stopwatch } from './stopwatch/definition'
import { island as team } from './team/definition'
import { island as teamTeaser } from './team-teaser/definition'
import { island as videoEmbed } from './video-embed/definition'
import { island as voiceBanner } from './voice-banner/definition'
import { island as voiceList } from './voice-list/definition'

export const SECTIONS: { readonly [T in SectionType]: SectionIsland<T> } = {
  audioFeature,
  benefits: { load: () => import(/* webpackChunkName: "static" */ './benefits'), hydrates: 'never' },
  blogCategoryList,
  blogPostList,
  contactDetails,
  creditPromotion,
  enquiryForm,
  estimator,
  ethicalVoiceList,
  faq: { load: () => import(/* webpackChunkName: "static" */ './faq'), hydrates: 'never' },
  logos: { load: () => import(/* webpackChunkName: "static" */ './logos'), hydrates: 'never' },
  mediaFeature: { load: () => import(/* webpackChunkName: "static" */ './media-feature'), hydrates: 'never' },
  offices: { load: () => import(/* webpackChunkName: "static" */ './offices'), hydrates: 'never' },
  pageBanner,
  promoBanner: { load: () => import(/* webpackChunkName: "static" */ './promo-banner'), hydrates: 'never' },
  rating,
  registrationTeaser: {
    load: () => import(/* webpackChunkName: "static" */ './registration-teaser'),
    hydrates: 'never',
  },
  reviews,
  richText,
  roles: { load: () => import(/* webpackChunkName: "static" */ './roles'), hydrates: 'never' },
  samples,
  scriptDesk,
  serviceCards: { load: () => import(/* webpackChunkName: "static" */ './service-cards'), hydrates: 'never' },
  shortlist,
  statistics: { load: () => import(/* webpackChunkName: "static" */ './statistics'), hydrates: 'never' },
  steps: { load: () => import(/* webpackChunkName: "static" */ './steps'), hydrates: 'never' },
  stopwatch,
  team,
  teamTeaser,
  tips: { load: () => import(/* webpackChunkName: "static" */ './tips'), hydrates: 'never' },
  videoEmbed,
  voiceBanner,
  voiceList,
}
