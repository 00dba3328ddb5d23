/** GROQ projections of all section types. Generated from the files of this folder by `npm run typegen`. */
import { AUDIO_FEATURE } from './audio-feature.ts'
import { BENEFITS } from './benefits.ts'
import { BLOG_CATEGORY_LIST } from './blog-category-list.ts'
import { BLOG_POST_LIST } from './blog-post-list.ts'
import { CONTACT_DETAILS } from './contact-details.ts'
import { CREDIT_PROMOTION } from './credit-promotion.ts'
import { ENQUIRY_FORM } from './enquiry-form.ts'
import { ESTIMATOR } from './estimator.ts'
import { ETHICAL_VOICE_LIST } from './ethical-voice-list.ts'
import { FAQ } from './faq.ts'
import { LOGOS } from './logos.ts'
import { MEDIA_FEATURE } from './media-feature.ts'
import { OFFICES } from './offices.ts'
import { PAGE_BANNER } from './page-banner.ts'
import { PROMO_BANNER } from './promo-banner.ts'
import { RATING } from './rating.ts'
import { REGISTRATION_TEASER } from './registration-teaser.ts'
import { REVIEWS } from './reviews.ts'
import { RICH_TEXT } from './rich-text.ts'
import { ROLES } from './roles.ts'
import { SAMPLES } from './samples.ts'
import { SERVICE_CARDS } from './service-cards.ts'
import { SHORTLIST } from './shortlist.ts'
import { STATISTICS } from './statistics.ts'
import { STEPS } from './steps.ts'
import { STOPWATCH } from './stopwatch.ts'
import { TEAM } from './team.ts'
import { TEAM_TEASER } from './team-teaser.ts'
import { TIPS } from './tips.ts'
import { VIDEO_EMBED } from './video-embed.ts'
import { VOICE_BANNER } from './voice-banner.ts'
import { VOICE_LIST } from './voice-list.ts'

export const SECTION_PROJECTIONS = /* groq */ `
  ${AUDIO_FEATURE},
  ${BENEFITS},
  ${BLOG_CATEGORY_LIST},
  ${BLOG_POST_LIST},
  ${CONTACT_DETAILS},
  ${CREDIT_PROMOTION},
  ${ENQUIRY_FORM},
  ${ESTIMATOR},
  ${ETHICAL_VOICE_LIST},
  ${FAQ},
  ${LOGOS},
  ${MEDIA_FEATURE},
  ${OFFICES},
  ${PAGE_BANNER},
  ${PROMO_BANNER},
  ${RATING},
  ${REGISTRATION_TEASER},
  ${REVIEWS},
  ${RICH_TEXT},
  ${ROLES},
  ${SAMPLES},
  ${SERVICE_CARDS},
  ${SHORTLIST},
  ${STATISTICS},
  ${STEPS},
  ${STOPWATCH},
  ${TEAM},
  ${TEAM_TEASER},
  ${TIPS},
  ${VIDEO_EMBED},
  ${VOICE_BANNER},
  ${VOICE_LIST}
`
