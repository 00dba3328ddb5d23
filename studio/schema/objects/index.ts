import { action } from './action.ts'
import { answer } from './answer.ts'
import { audioSample } from './audio-sample.ts'
import { bannerFact } from './banner-fact.ts'
import { bannerForm } from './banner-form.ts'
import { benefit } from './benefit.ts'
import { body } from './body.ts'
import { chosenVoice } from './chosen-voice.ts'
import { clientLogo } from './client-logo.ts'
import { definition } from './definition.ts'
import { definitionList } from './definition-list.ts'
import { fact } from './fact.ts'
import { faqItem } from './faq-item.ts'
import { footerGroup } from './footer-group.ts'
import { imageWithAlt } from './image-with-alt.ts'
import { link } from './link.ts'
import { navChild } from './nav-child.ts'
import { navItem } from './nav-item.ts'
import { notFound } from './not-found.ts'
import { office } from './office.ts'
import { ownerNote } from './owner-note.ts'
import { place } from './place.ts'
import { privacyNotice } from './privacy-notice.ts'
import { promoVideo } from './promo-video.ts'
import { quoteButton } from './quote-button.ts'
import { quoteForm } from './quote-form.ts'
import { ratingBadge } from './rating-badge.ts'
import { redirectTarget } from './redirect-target.ts'
import { registrationNumber } from './registration-number.ts'
import { role } from './role.ts'
import { seo } from './seo.ts'
import { serverError } from './server-error.ts'
import { serviceCard } from './service-card.ts'
import { socialLink } from './social-link.ts'
import { statistic } from './statistic.ts'
import { step } from './step.ts'
import { table } from './table.ts'
import { tableRow } from './table-row.ts'
import { tip } from './tip.ts'
import { voiceConsent } from './voice-consent.ts'
import { voiceLookups } from './voice-lookups.ts'

/** Object types used by documents and sections. */
export const objects = [
  action,
  answer,
  audioSample,
  bannerFact,
  bannerForm,
  benefit,
  body,
  chosenVoice,
  clientLogo,
  definition,
  definitionList,
  table,
  tableRow,
  fact,
  faqItem,
  footerGroup,
  imageWithAlt,
  link,
  navChild,
  navItem,
  notFound,
  office,
  ownerNote,
  place,
  privacyNotice,
  promoVideo,
  quoteButton,
  quoteForm,
  ratingBadge,
  redirectTarget,
  registrationNumber,
  role,
  seo,
  serverError,
  serviceCard,
  socialLink,
  statistic,
  step,
  tip,
  voiceConsent,
  ...voiceLookups,
]
