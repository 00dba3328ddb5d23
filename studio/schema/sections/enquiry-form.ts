import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const enquiryForm = defineSection({
  name: 'enquiryForm',
  icon: EnvelopeIcon,
  title: 'Enquiry form',
  description: 'The enquiry form with its heading.',
  heading: 'required',
  initialHeading: 'Send us an enquiry',
  initialTone: 'mint',
  fields: [
    defineField({
      name: 'subheading',
      title: 'Subheading',
      type: 'string',
      description: 'One line on what people can ask for.',
      initialValue: 'Ask us for a quote, or for help with finding voice talent.',
    }),
  ],
})
