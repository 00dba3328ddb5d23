/** Enquiry form sections for tests: typical, minimal and longest content. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'enquiryForm'> = {
  _key: 'enquiry-form-typical',
  _type: 'enquiryForm',
  tone: 'mint',
  anchor: null,
  heading: 'Send us an enquiry',
  subheading: 'Ask us for a quote, or for help with finding voice talent.',
  nextSteps: ['A person reads it.', 'You get a price.', 'No work starts until you say yes.'],
}

export const minimal: SectionOf<'enquiryForm'> = {
  ...typical,
  _key: 'enquiry-form-minimal',
  subheading: null,
  nextSteps: [],
}

export const longest: SectionOf<'enquiryForm'> = {
  ...typical,
  _key: 'enquiry-form-longest',
  heading: 'Send us an enquiry about voices, jingles, sound design, podcasts or post production',
  subheading: 'Tell us what it is for, how long it should be, where it will run and when you need it. '.repeat(4),
}
