/** All section types. Generated from the files of this folder by `npm run typegen`. */
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

export const sections = [
  audioFeature,
  benefits,
  blogCategoryList,
  blogPostList,
  contactDetails,
  creditPromotion,
  enquiryForm,
  estimator,
  ethicalVoiceList,
  faq,
  logos,
  mediaFeature,
  offices,
  pageBanner,
  promoBanner,
  rating,
  registrationTeaser,
  reviews,
  richText,
  roles,
  samples,
  serviceCards,
  shortlist,
  statistics,
  steps,
  stopwatch,
  team,
  teamTeaser,
  tips,
  videoEmbed,
  voiceBanner,
  voiceList,
]
