import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** The company's rating at a search engine. Shown as text only, without review mark-up. */
export const ratingBadge = defineType({
  name: 'ratingBadge',
  title: 'Rating badge',
  type: 'object',
  icon: StarIcon,
  description: 'The rating people gave on a search engine. Use only real figures.',
  fields: [
    defineField({
      name: 'source',
      title: 'Where the rating stands',
      type: 'string',
      description: 'The name of the service, such as "Search reviews".',
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'number',
      description: 'The average, such as 4.9.',
      validation: (rule) => rule.min(0).max(10),
    }),
    defineField({
      name: 'outOf',
      title: 'Out of',
      type: 'number',
      description: 'The best possible rating, usually 5.',
      initialValue: 5,
      validation: (rule) => rule.positive(),
    }),
    defineField({
      name: 'count',
      title: 'Number of reviews',
      type: 'number',
      description: 'How many people rated.',
      validation: (rule) => rule.integer().min(0),
    }),
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'The line beside the rating, such as "Read what clients say".',
    }),
    defineField({ name: 'link', title: 'Leads to', type: 'link', description: 'Where a press on the badge leads.' }),
    sampleField(),
  ],
  preview: preview('Rating badge', { title: 'source', detail: 'label', isSample: 'isSample' }),
})
