import { field } from '../parts/field.ts'
import { defineSection, textField } from '../parts/section.ts'

export const team = defineSection({
  name: 'team',
  group: 'people',
  title: 'Team members',
  initialTone: 'white',
  fields: [
    textField('Optional. One or two sentences before the people.'),
    field('emptyText', 'string', 'When there is nobody', {
      description: 'What people read while the booking system lists nobody.',
      initialValue: 'No team members to show yet.',
    }),
  ],
})
