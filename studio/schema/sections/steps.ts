import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const steps = defineSection({
  name: 'steps',
  group: 'words',
  icon: OlistIcon,
  title: 'Steps',
  description: 'How something works, step by step.',
  heading: 'required',
  initialTone: 'white',
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the steps.',
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'In the order in which they happen. Three to five read best.',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => rule.min(2).warning('One step is not a process.'),
    }),
  ],
})
