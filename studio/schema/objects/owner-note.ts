import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** A passage of a text that the owner has yet to confirm, and why. Never shown to visitors. */
export const ownerNote = defineType({
  name: 'ownerNote',
  title: 'Note for the owner',
  type: 'object',
  icon: CommentIcon,
  description: 'A passage that the owner of the company has still to confirm.',
  fields: [
    defineField({
      name: 'passage',
      title: 'Passage',
      type: 'string',
      description: 'Words of the text, exactly as they stand in it.',
      validation: (rule) => rule.required().error('Say which words the note is about.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 3,
      description: 'What the owner has to confirm or decide.',
      validation: (rule) => rule.required().error('Say what has to be confirmed.'),
    }),
    sampleField(true),
  ],
  preview: preview('Note for the owner', { title: 'passage', detail: 'note', isSample: 'isSample' }),
})
