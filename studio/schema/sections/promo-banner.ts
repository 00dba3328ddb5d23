/** A call to action in the middle of a page, with art beside its text and buttons. */
import { actionsField, artField, defineSection, textField } from '../parts/section.ts'

export const promoBanner = defineSection({
  name: 'promoBanner',
  group: 'banners',
  title: 'Promo banner',
  initialTone: 'ochre',
  media: 'art',
  hasEyebrow: true,
  fields: [textField(), actionsField(), artField()],
})
