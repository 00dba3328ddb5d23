import { defineArrayMember, defineType } from 'sanity'

/** Running text: paragraphs, two levels of headings, lists, quotes and links. */
export const body = defineType({
  name: 'body',
  title: 'Text',
  type: 'array',
  description: 'Running text.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Sub-heading', value: 'h3' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [{ type: 'link', name: 'link', title: 'Link' }],
      },
    }),
  ],
})
