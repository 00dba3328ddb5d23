import { OlistIcon } from '@sanity/icons/Olist'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { iconField } from '../parts/fields.ts'

/** One step of a process. */
export const step = defineObject({
  name: 'step',
  title: 'Step',
  icon: OlistIcon,
  description: 'One step of a process.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'The step in two to five words.',
      required: 'A step needs a title.',
    }),
    field('text', 'text', 'Text', { rows: 3, description: 'What happens, who does it and how long it takes.' }),
    iconField(),
  ],
  preview: { title: 'title', detail: 'text' },
})
