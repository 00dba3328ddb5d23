/** Enquiry form sections for tests: typical content. */
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
