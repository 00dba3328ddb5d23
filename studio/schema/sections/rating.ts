/** The rating that people gave on a search engine, with a sentence beside it. */
import { field } from '../parts/field.ts'
import { defineSection, textField } from '../parts/section.ts'

export const rating = defineSection({
  name: 'rating',
  group: 'people',
  title: 'Rating',
  hasOptionalHeading: true,
  initialTone: 'mint',
  fields: [
    textField('Optional. One sentence beside the rating.'),
    field('badge', 'ratingBadge', 'Rating badge', {
      description: 'The rating itself. Use only real figures. Without a rating and a link this section is not shown.',
    }),
  ],
})
