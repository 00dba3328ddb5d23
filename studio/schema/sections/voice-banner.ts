import { HomeIcon } from '@sanity/icons/Home'
import { defineSection } from '../parts/define-section.ts'
import { field } from '../parts/field.ts'
import { actionsField, artField, eyebrowField, textField } from '../parts/shared-fields.ts'

export const voiceBanner = defineSection({
  name: 'voiceBanner',
  group: 'banners',
  icon: HomeIcon,
  title: 'Home banner with featured voices',
  description: 'The top of the home page: the promise, the art and a carousel of featured voices.',
  heading: 'required',
  media: 'art',
  before: [eyebrowField()],
  fields: [
    textField(),
    actionsField(),
    artField(),
    field('carouselHeading', 'string', 'Heading of the carousel', {
      description: 'Stands above the featured voices. The voices themselves come from the booking system.',
    }),
    field('ratingBadge', 'ratingBadge', 'Rating badge', { description: 'The rating people gave on a search engine.' }),
  ],
})
