/**
 * The definitions of sections, with what they need of the server: not for the browser, which would load all of it.
 * Generated from the folders beside it by `npm run typegen`.
 */
import type { SectionType } from '@/lib/content/section-types'
import * as audioFeature from './audio-feature/definition'
import * as blogCategoryList from './blog-category-list/definition'
import * as blogPostList from './blog-post-list/definition'
import * as contactDetails from './contact-details/definition'
import * as creditPromotion from './credit-promotion/definition'
import type { SectionDefinition } from './definition'
import * as enquiryForm from './enquiry-form/definition'
import * as estimator from './estimator/definition'
import * as ethicalVoiceList from './ethical-voice-list/definition'
import * as pageBanner from './page-banner/definition'
import * as rating from './rating/definition'
import * as reviews from './reviews/definition'
import * as richText from './rich-text/definition'
import * as samples from './samples/definition'
import * as scriptDesk from './script-desk/definition'
import * as shortlist from './shortlist/definition'
import * as stopwatch from './stopwatch/definition'
import * as team from './team/definition'
import * as teamTeaser from './team-teaser/definition'
import * as videoEmbed from './video-embed/definition'
import * as voiceBanner from './voice-banner/definition'
import * as voiceList from './voice-list/definition'

export const DEFINITIONS: { readonly [T in SectionType]?: SectionDefinition<T> } = {
  audioFeature,
  blogCategoryList,
  blogPostList,
  contactDetails,
  creditPromotion,
  enquiryForm,
  estimator,
  ethicalVoiceList,
  pageBanner,
  rating,
  reviews,
  richText,
  samples,
  scriptDesk,
  shortlist,
  stopwatch,
  team,
  teamTeaser,
  videoEmbed,
  voiceBanner,
  voiceList,
}
