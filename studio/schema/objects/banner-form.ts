import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'

/** The enquiry form that a page banner can hold. */
export const bannerForm = defineType({
  name: 'bannerForm',
  title: 'Form in the banner',
  type: 'object',
  icon: EnvelopeIcon,
  description: 'The enquiry form beside the banner text.',
  fields: [
    defineField({
      name: 'show',
      title: 'Show the form',
      type: 'boolean',
      description: 'On puts the enquiry form into the banner. The art then stands behind or below the words.',
      initialValue: false,
    }),
    defineField({
      name: 'heading',
      title: 'Form heading',
      type: 'string',
      description: 'Left empty, the usual title of the quote window is used.',
    }),
    defineField({
      name: 'subheading',
      title: 'Form subheading',
      type: 'string',
      description: 'Left empty, the usual line below the title is used.',
    }),
    defineField({
      name: 'promise',
      title: 'Promise',
      type: 'string',
      description:
        'One short line on what people can count on when they send this form. Left empty, the promise of the quote form in the site settings is used.',
      validation: (rule) => rule.max(90).warning('A long line pushes the form down.'),
    }),
  ],
})
