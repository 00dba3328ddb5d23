import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineArrayMember } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { field } from '../parts/field.ts'
import { textField } from '../parts/shared-fields.ts'

/** Available details, in their default order. */
const DETAILS = [
  { title: 'Phone', value: 'phone' },
  { title: 'E-mail', value: 'email' },
  { title: 'Opening hours', value: 'hours' },
  { title: 'Postal address', value: 'post' },
]

export const contactDetails = defineSection({
  name: 'contactDetails',
  group: 'enquiries',
  icon: MobileDeviceIcon,
  title: 'Contact details',
  description:
    'Phone, e-mail, opening hours and postal address, set large. They are written once, in the site settings.',
  initialHeading: 'Talk to us',
  initialTone: 'white',
  fields: [
    textField('Optional. One or two sentences, such as how soon people get an answer.'),
    field('details', 'array', 'What is shown', {
      description: 'In this order. Left empty, everything that the site settings hold is shown.',
      of: [defineArrayMember({ type: 'string', options: { list: DETAILS } })],
      validation: (rule) => rule.unique().error('The same detail stands here twice.'),
    }),
  ],
})
