import { OlistIcon } from '@sanity/icons/Olist'
import { defineField, defineType } from 'sanity'
import { iconField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** One step of a process. */
export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  description: 'One step of a process.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The step in two to five words.',
      validation: (rule) => rule.required().error('A step needs a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'What happens, who does it and how long it takes.',
    }),
    iconField(),
  ],
  preview: preview('Step', { title: 'title', detail: 'text' }),
})
