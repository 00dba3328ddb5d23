import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const benefits = defineSection({
  name: 'benefits',
  icon: CheckmarkCircleIcon,
  title: 'Benefits',
  description: 'A strip of concrete reasons to work with us.',
  heading: 'optional',
  initialTone: 'mint',
  fields: [
    defineField({
      name: 'items',
      title: 'Benefits',
      type: 'array',
      description: 'Three to six reasons, the strongest first.',
      of: [defineArrayMember({ type: 'benefit' })],
      validation: (rule) => rule.min(2).warning('A strip needs at least two benefits.'),
    }),
  ],
})
