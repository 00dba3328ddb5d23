import { UsersIcon } from '@sanity/icons/Users'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, textField } from '../parts/shared-fields.ts'

export const teamTeaser = defineSection({
  name: 'teamTeaser',
  group: 'people',
  icon: UsersIcon,
  title: 'Team',
  description: 'Faces of the team. The people come from the booking system.',
  heading: 'required',
  fields: [
    textField(),
    actionsField(),
    defineField({
      name: 'maxPeople',
      title: 'How many people',
      type: 'number',
      description: 'At most this many people are shown. Left empty, everybody is.',
      validation: (rule) => rule.integer().min(1).max(60),
    }),
  ],
})
