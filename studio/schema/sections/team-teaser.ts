import { field } from '../parts/field.ts'
import { actionsField, defineSection, textField } from '../parts/section.ts'

export const teamTeaser = defineSection({
  name: 'teamTeaser',
  group: 'people',
  title: 'Team',
  fields: [
    textField(),
    actionsField(),
    field('maxPeople', 'number', 'How many people', {
      description: 'At most this many people are shown. Left empty, everybody is.',
      validation: (rule) => rule.integer().min(1).max(60),
    }),
  ],
})
