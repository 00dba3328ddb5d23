import { StarIcon } from '@sanity/icons/Star'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'

/** The company's rating at a search engine. Shown as text only, without review mark-up. */
export const ratingBadge = defineObject({
  name: 'ratingBadge',
  title: 'Rating badge',
  icon: StarIcon,
  description: 'The rating people gave on a search engine. Use only real figures.',
  fields: [
    field('source', 'string', 'Where the rating stands', {
      description: 'The name of the service, such as "Search reviews".',
    }),
    field('rating', 'number', 'Rating', {
      description: 'The average, such as 4.9.',
      validation: (rule) => rule.min(0).max(10),
    }),
    field('outOf', 'number', 'Out of', {
      description: 'The best possible rating, usually 5.',
      initialValue: 5,
      validation: (rule) => rule.positive(),
    }),
    field('count', 'number', 'Number of reviews', {
      description: 'How many people rated.',
      validation: (rule) => rule.integer().min(0),
    }),
    field('label', 'string', 'Words', { description: 'The line beside the rating, such as "Read what clients say".' }),
    field('link', 'link', 'Leads to', { description: 'Where a press on the badge leads.' }),
    sampleField(),
  ],
  preview: { title: 'source', detail: 'label', isSample: 'isSample' },
})
