import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'

/** A number under which the business is registered. */
export const registrationNumber = defineType({
  name: 'registrationNumber',
  title: 'Registration number',
  type: 'object',
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
  preview: { select: { title: 'label', subtitle: 'value' } },
})
