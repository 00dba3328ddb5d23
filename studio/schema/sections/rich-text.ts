/** Running text with an optional table of contents, and the notes of what is still to be confirmed in it. */
import { choiceField, field, listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const richText = defineSection({
  name: 'richText',
  group: 'words',
  title: 'Text',
  hasOptionalHeading: true,
  fields: [
    field('body', 'body', 'Text', {
      description:
        'The text. Use Heading for its parts and Sub-heading within a part. Mark the words of a heading with "Anchor name" to choose its address.',
    }),
    choiceField('contents', 'Table of contents', {
      description: 'A list of the headings beside the text, on phones above it.',
      initialValue: 'auto',
      choices: { auto: 'When there are four headings or more', never: 'Never' },
    }),
    field('updated', 'date', 'Last updated', {
      description: 'Optional. Shown above the text. Terms and policies should say since when they hold.',
    }),
    field('awaitsLegalReview', 'boolean', 'Awaits legal review', {
      description:
        'On while no lawyer of yours has read this text. It changes nothing on the page; it reminds everybody who edits it.',
      initialValue: false,
      validation: (rule) =>
        rule
          .custom(
            (value) =>
              value !== true ||
              'This is invented content. Have your lawyer read it before going live, then switch this off.',
          )
          .warning(),
    }),
    listField('ownerNotes', 'ownerNote', 'Notes for the owner', {
      description:
        'Passages that the owner has not given and has still to confirm. Visitors see nothing of the notes. Remove a note once its passage is confirmed, changed or taken out.',
    }),
  ],
})
