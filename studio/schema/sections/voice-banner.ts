/** The banner of the home page, which plays featured voices. */
import { field } from '../parts/field.ts'
import { actionsField, artField, defineSection, textField } from '../parts/section.ts'
import { voicesField } from '../parts/voices-field.ts'

export const voiceBanner = defineSection({
  name: 'voiceBanner',
  group: 'banners',
  title: 'Home banner with featured voices',
  media: 'art',
  hasEyebrow: true,
  fields: [
    textField(),
    actionsField(),
    artField(),
    voicesField('The featured ones of the booking system'),
    field('ratingBadge', 'ratingBadge', 'Rating badge', { description: 'The rating people gave on a search engine.' }),
  ],
})
