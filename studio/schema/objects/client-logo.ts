import { CaseIcon } from '@sanity/icons/Case'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'

/** A client's logo in the strip. */
export const clientLogo = defineObject({
  name: 'clientLogo',
  title: 'Client logo',
  icon: CaseIcon,
  description: 'A client whose logo we may show.',
  fields: [
    field('name', 'string', 'Client', {
      description: 'The name of the client. Screen readers read it in the place of the logo.',
      required: 'Name the client.',
    }),
    field('logo', 'image', 'Logo', {
      description: 'One colour on a transparent ground, best as SVG.',
      required: 'Add the logo.',
    }),
    sampleField(),
  ],
  preview: { title: 'name', media: 'logo', isSample: 'isSample' },
})
