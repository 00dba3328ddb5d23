import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { fieldOf } from '../../rules/parent.ts'

/** An image with its alternative text. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: 'A picture.',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'What the picture shows',
      type: 'string',
      description: 'One short sentence for people who cannot see it and for search engines.',
      hidden: ({ parent }) => parent?.decorative === true,
      validation: (rule) =>
        rule
          .custom((value, { parent }) => {
            const settled = !fieldOf(parent, 'asset') || fieldOf(parent, 'decorative') === true || Boolean(value)
            return settled || 'Say what the picture shows, or mark it as decoration.'
          })
          .warning(),
    }),
    defineField({
      name: 'decorative',
      title: 'Only decoration',
      type: 'boolean',
      description: 'On when the picture adds nothing that the text does not say. Screen readers then skip it.',
      initialValue: false,
    }),
  ],
})
