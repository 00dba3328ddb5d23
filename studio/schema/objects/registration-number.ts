import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** A number under which the business is registered. */
export const registrationNumber = defineType({
  name: 'registrationNumber',
  title: 'Registration number',
  type: 'object',
  icon: NumberIcon,
  description: 'A number under which the business is registered.',
  fields: [
    defineField({
      name: 'label',
      title: 'Kind',
      type: 'string',
      description: 'What the number is, such as ABN or ACN.',
      validation: (rule) => rule.required().error('Say what the number is.'),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      type: 'string',
      description: 'The number as registered, with its spaces.',
      validation: (rule) => rule.required().error('Fill in the number.'),
    }),
    sampleField(),
  ],
  preview: preview('Registration number', { title: 'label', detail: 'value', isSample: 'isSample' }),
})
