import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { fieldOf } from '../../rules/parent.ts'
import { largePictureProblem } from '../../rules/picture.ts'
import { field } from '../parts/field.ts'

/** An image with its alternative text. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: 'A picture.',
  // The shapes in which the site shows pictures.
  options: {
    hotspot: {
      previews: [
        { title: 'Beside a text', aspectRatio: 4 / 3 },
        { title: 'Still of a film', aspectRatio: 16 / 9 },
        { title: 'When shared', aspectRatio: 1200 / 630 },
        { title: 'Portrait', aspectRatio: 1 },
      ],
    },
  },
  validation: (rule) => rule.custom(largePictureProblem),
  fields: [
    field('alt', 'string', 'What the picture shows', {
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
    field('decorative', 'boolean', 'Only decoration', {
      description: 'On when the picture adds nothing that the text does not say. Screen readers then skip it.',
      initialValue: false,
    }),
  ],
})
