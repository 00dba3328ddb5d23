import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { atMost } from '../../rules/facts.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** The enquiry form that a page banner can hold. */
export const bannerForm = defineObject({
  name: 'bannerForm',
  title: 'Form in the banner',
  icon: EnvelopeIcon,
  description: 'The enquiry form beside the banner text.',
  fields: [
    field('show', 'boolean', 'Show the form', {
      description: 'On puts the enquiry form into the banner. The art then stands behind or below the words.',
      initialValue: false,
    }),
    field('heading', 'string', 'Form heading', {
      description: 'Left empty, the usual title of the quote window is used.',
    }),
    field('subheading', 'string', 'Form subheading', {
      description: 'Left empty, the usual line below the title is used.',
    }),
    field('promise', 'string', 'Promise', {
      description:
        'One short line on what people can count on when they send this form. Left empty, the promise of the quote form in the site settings is used.',
      validation: (rule) => rule.custom(atMost(90, 'A long line pushes the form down.')).warning(),
    }),
  ],
})
