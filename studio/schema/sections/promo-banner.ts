import { SparklesIcon } from '@sanity/icons/Sparkles'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, artField, eyebrowField, textField } from '../parts/shared-fields.ts'

export const promoBanner = defineSection({
  name: 'promoBanner',
  group: 'banners',
  icon: SparklesIcon,
  title: 'Promo banner',
  description: 'A strong invitation in the middle of a page, for example to agencies.',
  heading: 'required',
  initialTone: 'ochre',
  media: 'art',
  before: [eyebrowField()],
  fields: [textField(), actionsField(), artField()],
})
