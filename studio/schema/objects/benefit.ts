import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineField, defineType } from 'sanity'
import { iconField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** One reason to work with the company. */
export const benefit = defineType({
  name: 'benefit',
  title: 'Benefit',
  type: 'object',
  icon: CheckmarkIcon,
  description: 'One concrete reason to work with us.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The benefit in a few words.',
      validation: (rule) => rule.required().error('A benefit needs a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One or two sentences with a fact in them.',
    }),
    iconField(),
  ],
  preview: preview('Benefit', { title: 'title', detail: 'text' }),
})
