import { NumberIcon } from '@sanity/icons/Number'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'

/** A number under which the business is registered. */
export const registrationNumber = defineObject({
  name: 'registrationNumber',
  title: 'Registration number',
  icon: NumberIcon,
  description: 'A number under which the business is registered.',
  fields: [
    field('label', 'string', 'Kind', {
      description: 'What the number is, such as ABN or ACN.',
      required: 'Say what the number is.',
    }),
    field('value', 'string', 'Number', {
      description: 'The number as registered, with its spaces.',
      required: 'Fill in the number.',
    }),
    sampleField(),
  ],
  preview: { title: 'label', detail: 'value', isSample: 'isSample' },
})
