import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineField, defineType } from 'sanity'
import { checkPhoneNumber } from '../parts/fields.ts'

/** A phone number in two forms: as displayed and as dialled. */
export const phone = defineType({
  name: 'phone',
  title: 'Phone',
  type: 'object',
  icon: MobileDeviceIcon,
  description: 'A phone number.',
  fields: [
    defineField({
      name: 'display',
      title: 'As shown',
      type: 'string',
      description: 'With spaces, as people read it, such as (03) 7010 4021.',
      validation: (rule) => rule.required().error('Write the number as it is to be read.'),
    }),
    defineField({
      name: 'number',
      title: 'As dialled',
      type: 'string',
      description: 'With country code and no spaces, such as +61370104021.',
      validation: (rule) => [
        rule.required().error('Phones need the number as it is dialled.'),
        rule.custom(checkPhoneNumber),
      ],
    }),
  ],
})
