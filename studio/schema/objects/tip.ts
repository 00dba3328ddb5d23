import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One tip of a list. */
export const tip = defineObject({
  name: 'tip',
  title: 'Tip',
  icon: BulbOutlineIcon,
  description: 'One line of a list, with a sentence that explains it.',
  fields: [
    field('title', 'string', 'Title', {
      description: 'The tip in three to eight words, such as "Say the name twice".',
      required: 'A tip needs a title.',
    }),
    field('text', 'text', 'Text', {
      rows: 3,
      description: 'Optional. One or two sentences: how to do it, or why it helps.',
    }),
  ],
  preview: { title: 'title', detail: 'text' },
})
