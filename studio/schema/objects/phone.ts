import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { checkPhoneNumber } from '../parts/fields.ts'

/** A phone number in two forms: as displayed and as dialled. */
export const phone = defineObject({
  name: 'phone',
  title: 'Phone',
  icon: MobileDeviceIcon,
  description: 'A phone number.',
  fields: [
    field('display', 'string', 'As shown', {
      description: 'With spaces, as people read it, such as (03) 7010 4021.',
      required: 'Write the number as it is to be read.',
    }),
    field('number', 'string', 'As dialled', {
      description: 'With country code and no spaces, such as +61370104021.',
      required: 'Phones need the number as it is dialled.',
      validation: (rule) => rule.custom(checkPhoneNumber),
    }),
  ],
})
