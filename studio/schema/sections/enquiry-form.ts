import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const enquiryForm = defineSection({
  name: 'enquiryForm',
  group: 'enquiries',
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
    defineField({
      name: 'nextSteps',
      title: 'What happens next',
      type: 'array',
      description:
        'Optional. Three short lines beside the form that fit this page. Left empty, those of the quote form in the site settings are used.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(3).warning('Three lines are enough.'),
    }),
  ],
})
