import { StarIcon } from '@sanity/icons/Star'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { textField } from '../parts/shared-fields.ts'

export const rating = defineSection({
  name: 'rating',
  group: 'people',
  icon: StarIcon,
  title: 'Rating',
  description: 'A strip with the rating people gave on a search engine, and the way to what they wrote.',
  heading: 'optional',
  initialTone: 'mint',
  fields: [
    textField('Optional. One sentence beside the rating.'),
    defineField({
      name: 'badge',
      title: 'Rating badge',
      type: 'ratingBadge',
      description: 'The rating itself. Use only real figures. Without a rating and a link this section is not shown.',
    }),
  ],
})
