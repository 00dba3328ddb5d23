import { actionsField, defineSection, textField } from '../parts/section.ts'

export const teamTeaser = defineSection({
  name: 'teamTeaser',
  group: 'people',
  title: 'Team',
  fields: [textField(), actionsField()],
})
