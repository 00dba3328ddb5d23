import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** A client's logo in the strip. */
export const clientLogo = defineType({
  name: 'clientLogo',
  title: 'Client logo',
  type: 'object',
  icon: CaseIcon,
  description: 'A client whose logo we may show.',
  fields: [
    defineField({
      name: 'name',
      title: 'Client',
      type: 'string',
      description: 'The name of the client. Screen readers read it in the place of the logo.',
      validation: (rule) => rule.required().error('Name the client.'),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'image',
      description: 'One colour on a transparent ground, best as SVG.',
      validation: (rule) => rule.required().error('Add the logo.'),
    }),
    sampleField(),
  ],
  preview: preview('Client logo', { title: 'name', media: 'logo', isSample: 'isSample' }),
})
