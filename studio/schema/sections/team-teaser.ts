/** Some portraits of the team with a text and a link; the people come from the booking system. */
import { actionsField, defineSection, textField } from '../parts/section.ts'

export const teamTeaser = defineSection({
  name: 'teamTeaser',
  group: 'people',
  title: 'Team',
  fields: [textField(), actionsField()],
})
