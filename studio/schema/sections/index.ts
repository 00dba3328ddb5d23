import { audioFeature } from './audio-feature.ts'
import { benefits } from './benefits.ts'
import { blogCategoryList } from './blog-category-list.ts'
import { blogPostList } from './blog-post-list.ts'
import { contactDetails } from './contact-details.ts'
import { creditPromotion } from './credit-promotion.ts'
import { enquiryForm } from './enquiry-form.ts'
import { estimator } from './estimator.ts'
import { ethicalVoiceList } from './ethical-voice-list.ts'
import { faq } from './faq.ts'
import { logos } from './logos.ts'
import { mediaFeature } from './media-feature.ts'
import { offices } from './offices.ts'
import { pageBanner } from './page-banner.ts'
import { promoBanner } from './promo-banner.ts'
import { rating } from './rating.ts'
import { registrationTeaser } from './registration-teaser.ts'
import { reviews } from './reviews.ts'
import { richText } from './rich-text.ts'
import { roles } from './roles.ts'
import { samples } from './samples.ts'
import { serviceCards } from './service-cards.ts'
import { shortlist } from './shortlist.ts'
import { statistics } from './statistics.ts'
import { steps } from './steps.ts'
import { stopwatch } from './stopwatch.ts'
import { team } from './team.ts'
import { teamTeaser } from './team-teaser.ts'
import { tips } from './tips.ts'
import { videoEmbed } from './video-embed.ts'
import { voiceBanner } from './voice-banner.ts'
import { voiceList } from './voice-list.ts'

/** All section types, in the order of the section picker. */
export const sections = [
  voiceBanner,
  pageBanner,
  steps,
  serviceCards,
  faq,
  tips,
  estimator,
  promoBanner,
  creditPromotion,
  mediaFeature,
  videoEmbed,
  benefits,
  audioFeature,
  samples,
  reviews,
  rating,
  teamTeaser,
  team,
  roles,
  voiceList,
  ethicalVoiceList,
  shortlist,
  blogCategoryList,
  blogPostList,
  stopwatch,
  richText,
  enquiryForm,
  contactDetails,
  offices,
  statistics,
  logos,
  registrationTeaser,
]
