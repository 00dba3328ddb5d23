import { PresentationIcon } from '@sanity/icons/Presentation'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, artField, eyebrowField, textField } from '../parts/shared-fields.ts'

export const pageBanner = defineSection({
  name: 'pageBanner',
  icon: PresentationIcon,
  title: 'Page banner',
  description: 'The top of a page: what it offers, with art or with the enquiry form.',
  heading: 'required',
  media: 'art',
  before: [eyebrowField()],
  fields: [
    textField(),
    actionsField(),
    artField(),
    defineField({
      name: 'form',
      title: 'Form',
      type: 'bannerForm',
      description: 'Optional. The enquiry form beside the text.',
    }),
  ],
})
