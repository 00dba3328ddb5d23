/** All members of the team, who come from the booking system. */
import { defineSection, textField } from '../parts/section.ts'

export const team = defineSection({
  name: 'team',
  group: 'people',
  title: 'Team members',
  initialTone: 'white',
  fields: [textField('Optional. One or two sentences before the people.')],
})
