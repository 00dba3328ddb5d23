import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { iconField } from '../parts/fields.ts'

/** One reason to work with the company. */
export const benefit = defineObject({
  name: 'benefit',
  title: 'Benefit',
  icon: CheckmarkIcon,
  description: 'One concrete reason to work with us.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'The benefit in a few words.',
      required: 'A benefit needs a title.',
    }),
    field('text', 'text', 'Text', { rows: 3, description: 'One or two sentences with a fact in them.' }),
    iconField(),
  ],
  preview: { title: 'title', detail: 'text' },
})
