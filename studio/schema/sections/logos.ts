import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField } from 'sanity'
import { checkSettingsNames } from '../../rules/settings-names.ts'
import { defineSection } from '../parts/define-section.ts'

export const logos = defineSection({
  name: 'logos',
  group: 'people',
  icon: CaseIcon,
  title: 'Client logos',
  description: 'Logos of clients. They are kept once, in the site settings.',
  heading: 'optional',
  initialTone: 'white',
  fields: [
    defineField({
      name: 'clients',
      title: 'Which clients, in which order',
      type: 'array',
      description:
        'The names of the clients as the site settings have them. Left empty, all are shown; switch off the logos of the page then.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.unique().error('The same client stands here twice.'),
        rule.custom(checkSettingsNames('clientLogos')).warning(),
      ],
    }),
  ],
})
