import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote'
import { defineArrayMember, defineField } from 'sanity'
import { fieldOf } from '../../rules/parent.ts'
import { checkPublished } from '../../rules/published.ts'
import { defineSection } from '../parts/define-section.ts'
import { eyebrowField } from '../parts/shared-fields.ts'

function showsNewest(parent: unknown): boolean {
  return fieldOf(parent, 'selection') === 'newest'
}

export const reviews = defineSection({
  name: 'reviews',
  group: 'people',
  icon: DoubleQuoteIcon,
  title: 'Reviews',
  description: 'What clients said, as equal cards or as a wall of quotes.',
  heading: 'required',
  initialHeading: 'What clients say',
  before: [eyebrowField()],
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the reviews.',
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'Cards suit three, six or nine reviews. A wall suits quotes of very different lengths.',
      options: {
        list: [
          { title: 'Cards of equal height', value: 'cards' },
          { title: 'A wall of quotes', value: 'masonry' },
        ],
        layout: 'radio',
      },
      initialValue: 'cards',
    }),
    defineField({
      name: 'selection',
      title: 'Which reviews',
      type: 'string',
      description: 'Choose them yourself, or let the newest ones appear by themselves.',
      options: {
        list: [
          { title: 'The ones chosen below', value: 'chosen' },
          { title: 'The newest', value: 'newest' },
        ],
        layout: 'radio',
      },
      initialValue: 'chosen',
    }),
    defineField({
      name: 'reviews',
      title: 'Reviews',
      type: 'array',
      description: 'In the order in which they are to stand. One that is not published is left out.',
      // Weak: a review can be unpublished or deleted without changing the pages that show it.
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'review' }], weak: true })],
      hidden: ({ parent }) => showsNewest(parent),
      validation: (rule) => [
        rule.unique().error('The same review stands here twice.'),
        rule.custom(checkPublished).warning(),
        rule
          .custom((value, { parent }) => showsNewest(parent) || Boolean(value?.length) || 'Choose at least one review.')
          .warning(),
      ],
    }),
    defineField({
      name: 'newestCount',
      title: 'How many of the newest',
      type: 'number',
      description: 'As many as there are, if there are fewer.',
      options: { list: [3, 6, 9, 12] },
      initialValue: 3,
      hidden: ({ parent }) => !showsNewest(parent),
    }),
  ],
})
