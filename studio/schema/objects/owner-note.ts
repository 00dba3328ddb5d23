import { CommentIcon } from '@sanity/icons/Comment'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'

/** A passage of a text that the owner has yet to confirm, and why. Never shown to visitors. */
export const ownerNote = defineObject({
  name: 'ownerNote',
  title: 'Note for the owner',
  icon: CommentIcon,
  description: 'A passage that the owner of the company has still to confirm.',
  fields: [
    field('passage', 'string', 'Passage', {
      description: 'Words of the text, exactly as they stand in it.',
      required: 'Say which words the note is about.',
    }),
    field('note', 'text', 'Note', {
      rows: 3,
      description: 'What the owner has to confirm or decide.',
      required: 'Say what has to be confirmed.',
    }),
    sampleField(true),
  ],
  preview: { title: 'passage', detail: 'note', isSample: 'isSample' },
})
