import { MarkerIcon } from '@sanity/icons/Marker'
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'
import { checkPhoneNumber, sampleField } from '../parts/fields.ts'

/** A studio that clients can visit. */
export const office = defineObject({
  name: 'office',
  title: 'Studio',
  icon: MarkerIcon,
  description: 'A studio that clients can visit.',
  fields: [
    field('name', 'string', 'Town', { description: 'The town, such as Launceston.', required: 'Name the town.' }),
    field('region', 'string', 'State', { description: 'The state, such as Tasmania.' }),
    listField('addressLines', 'string', 'Address', { description: 'The address, one line each.' }),
    field('phone', 'string', 'Phone', {
      options: { noFacts: true },
      description: 'Optional. A number of its own, as people read it, such as (03) 7010 4021.',
      validation: (rule) => rule.custom(checkPhoneNumber),
    }),
    field('image', 'imageWithAlt', 'Picture', { description: 'A drawing or photo of the town.' }),
    sampleField(),
  ],
  preview: { title: 'name', detail: 'region', media: 'image', isSample: 'isSample' },
})
