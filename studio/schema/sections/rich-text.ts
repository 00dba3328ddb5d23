import { TextIcon } from '@sanity/icons/Text'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const richText = defineSection({
  name: 'richText',
  icon: TextIcon,
  title: 'Text',
  description: 'Running text with headings, lists and links.',
  heading: 'optional',
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      type: 'body',
      description:
        'The text. Use Heading for its parts and Sub-heading within a part. Mark the words of a heading with "Anchor name" to choose its address.',
    }),
    defineField({
      name: 'contents',
      title: 'Table of contents',
      type: 'string',
      description: 'A list of the headings beside the text, on phones above it.',
      options: {
        list: [
          { title: 'When there are four headings or more', value: 'auto' },
          { title: 'Always', value: 'always' },
          { title: 'Never', value: 'never' },
        ],
        layout: 'radio',
      },
      initialValue: 'auto',
    }),
    defineField({
      name: 'updated',
      title: 'Last updated',
      type: 'date',
      description: 'Optional. Shown above the text. Terms and policies should say since when they hold.',
    }),
    defineField({
      name: 'awaitsLegalReview',
      title: 'Awaits legal review',
      type: 'boolean',
      description:
        'On while no lawyer of yours has read this text. It changes nothing on the page; it reminds everybody who edits it.',
      initialValue: false,
      validation: (rule) =>
        rule
          .custom(
            (value) =>
              value !== true ||
              'This is sample content. Have your lawyer read it before going live, then switch this off.',
          )
          .warning(),
    }),
  ],
})
