/** The offices of the site settings, all or those of chosen towns. */
import { listField } from '../parts/field.ts'
import { defineSection, textField } from '../parts/section.ts'

export const offices = defineSection({
  name: 'offices',
  group: 'enquiries',
  title: 'Offices',
  initialHeading: 'Our offices',
  fields: [
    textField('Optional. One or two sentences before the offices.'),
    listField('towns', 'string', 'Which towns, in which order', {
      description:
        'The names of the towns as the site settings have them, first to last. Left empty, all are shown in the order of the settings.',
    }),
  ],
})
