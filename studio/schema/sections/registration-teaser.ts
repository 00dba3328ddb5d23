import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { eyebrowField } from '../parts/shared-fields.ts'

export const registrationTeaser = defineSection({
  name: 'registrationTeaser',
  group: 'enquiries',
  icon: ClockIcon,
  title: 'Registration teaser',
  description: 'What clients will be able to do once they can register, with a button that does nothing yet.',
  heading: 'required',
  initialTone: 'mint',
  before: [eyebrowField()],
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences: what this is, and what to use until then.',
    }),
    defineField({
      name: 'benefits',
      title: 'What is coming',
      type: 'array',
      description: 'Each stands on a track of its own, in this order. Up to six.',
      of: [defineArrayMember({ type: 'benefit' })],
      validation: (rule) => rule.max(6).warning('More than six tracks are a list that nobody reads.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Words of the button',
      type: 'string',
      description: 'The button does nothing until registration opens, so its words should say so.',
      initialValue: 'COMING SOON',
    }),
  ],
})
