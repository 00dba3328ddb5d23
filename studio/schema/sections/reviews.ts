/** Reviews of clients, chosen by hand or the newest three. */
import { defineArrayMember } from 'sanity'
import { fieldOf } from '../../common/untyped.ts'
import { choiceField, field } from '../parts/field.ts'
import { defineSection, introField } from '../parts/section.ts'

export const reviews = defineSection({
  name: 'reviews',
  group: 'people',
  title: 'Reviews',
  initialHeading: 'What clients say',
  hasEyebrow: true,
  fields: [
    introField('the reviews'),
    choiceField('layout', 'Layout', {
      description: 'Cards suit three, six or nine reviews. A wall suits quotes of very different lengths.',
      initialValue: 'cards',
      choices: { cards: 'Cards of equal height', masonry: 'A wall of quotes' },
    }),
    choiceField('selection', 'Which reviews', {
      description: 'Choose them yourself, or let the newest ones appear by themselves.',
      initialValue: 'chosen',
      choices: { chosen: 'The ones chosen below', newest: 'The three newest' },
    }),
    field('reviews', 'array', 'Reviews', {
      description: 'In the order in which they are to stand. One that is not published is left out.',
      // Weak: a review can be unpublished or deleted without changing the pages that show it.
      of: [defineArrayMember({ type: 'reference', title: 'Review', to: [{ type: 'review' }], weak: true })],
      when: (section) => fieldOf(section, 'selection') !== 'newest',
    }),
  ],
})
