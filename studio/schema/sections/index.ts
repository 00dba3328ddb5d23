import { audioFeature } from './audio-feature.ts'
import { benefits } from './benefits.ts'
import { enquiryForm } from './enquiry-form.ts'
import { estimator } from './estimator.ts'
import { ethicalVoiceList } from './ethical-voice-list.ts'
import { faq } from './faq.ts'
import { mediaFeature } from './media-feature.ts'
import { pageBanner } from './page-banner.ts'
import { promoBanner } from './promo-banner.ts'
import { reviews } from './reviews.ts'
import { richText } from './rich-text.ts'
import { samples } from './samples.ts'
import { serviceCards } from './service-cards.ts'
import { shortlist } from './shortlist.ts'
import { steps } from './steps.ts'
import { teamTeaser } from './team-teaser.ts'
import { tips } from './tips.ts'
import { videoEmbed } from './video-embed.ts'
import { voiceBanner } from './voice-banner.ts'
import { voiceList } from './voice-list.ts'

/** Every section a page can hold, in the order in which editors find them. */
export const sections = [
  voiceBanner,
  pageBanner,
  steps,
  serviceCards,
  faq,
  tips,
  estimator,
  promoBanner,
  mediaFeature,
  videoEmbed,
  benefits,
  audioFeature,
  samples,
  reviews,
  teamTeaser,
  voiceList,
  ethicalVoiceList,
  shortlist,
  richText,
  enquiryForm,
]
