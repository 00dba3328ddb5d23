import { actionsField, artField, defineSection, textField } from '../parts/section.ts'

export const promoBanner = defineSection({
  name: 'promoBanner',
  group: 'banners',
  title: 'Promo banner',
  description: 'A strong invitation in the middle of a page, for example to agencies.',
  initialTone: 'ochre',
  media: 'art',
  hasEyebrow: true,
  fields: [textField(), actionsField(), artField()],
})
