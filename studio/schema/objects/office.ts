import { MarkerIcon } from '@sanity/icons/Marker'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** A studio that clients can visit. */
export const office = defineType({
  name: 'office',
  title: 'Studio',
  type: 'object',
  icon: MarkerIcon,
  description: 'A studio that clients can visit.',
  fields: [
    defineField({
      name: 'name',
      title: 'Town',
      type: 'string',
      description: 'The town, such as Launceston.',
      validation: (rule) => rule.required().error('Name the town.'),
    }),
    defineField({ name: 'region', title: 'State', type: 'string', description: 'The state, such as Tasmania.' }),
    defineField({
      name: 'addressLines',
      title: 'Address',
      type: 'array',
      description: 'The address, one line each.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({ name: 'phone', title: 'Phone', type: 'phone', description: 'Optional. A number of its own.' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'imageWithAlt',
      description: 'A drawing or photo of the town.',
    }),
    sampleField(),
  ],
  preview: preview('Studio', { title: 'name', detail: 'region', media: 'image', isSample: 'isSample' }),
})
