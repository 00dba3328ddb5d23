import { UsersIcon } from '@sanity/icons/Users'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { textField } from '../parts/shared-fields.ts'

export const team = defineSection({
  name: 'team',
  group: 'people',
  icon: UsersIcon,
  title: 'Team members',
  description:
    'Everybody in the team with portrait, position and a few words. The people come from the booking system.',
  heading: 'required',
  initialTone: 'white',
  fields: [
    textField('Optional. One or two sentences before the people.'),
    defineField({
      name: 'emptyText',
      title: 'When there is nobody',
      type: 'string',
      description: 'What people read while the booking system lists nobody.',
      initialValue: 'No team members to show yet.',
    }),
  ],
})
