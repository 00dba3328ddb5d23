import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const benefits = defineSection({
  name: 'benefits',
  group: 'words',
  icon: CheckmarkCircleIcon,
  title: 'Benefits',
  description: 'Concrete reasons to work with us, as a strip or as tiles.',
  heading: 'optional',
  initialTone: 'mint',
  fields: [
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'A strip stays in the background. Tiles are for the four reasons a whole page is about.',
      options: {
        list: [
          { title: 'A strip of columns between lines', value: 'strip' },
          { title: 'Coloured tiles, as high as sound bars', value: 'tiles' },
        ],
        layout: 'radio',
      },
      initialValue: 'strip',
    }),
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
