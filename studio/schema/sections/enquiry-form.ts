/** The enquiry form as a part of a page, with what happens after it is sent. */
import { field, listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const enquiryForm = defineSection({
  name: 'enquiryForm',
  group: 'enquiries',
  title: 'Enquiry form',
  initialHeading: 'Send us an enquiry',
  initialTone: 'mint',
  fields: [
    field('subheading', 'string', 'Subheading', {
      description: 'One line on what people can ask for.',
      initialValue: 'Ask us for a quote, or for help with finding voice talent.',
    }),
    listField('nextSteps', 'string', 'What happens next', {
      description:
        'Optional. Three short lines beside the form that fit this page. Left empty, those of the quote form in the site settings are used.',
    }),
  ],
})
