/** Roles that people can apply for, each with what it needs and what to send. */
import { field, listField } from '../parts/field.ts'
import { defineSection, textField } from '../parts/section.ts'

export const roles = defineSection({
  name: 'roles',
  group: 'people',
  title: 'Roles',
  initialTone: 'white',
  fields: [
    textField('Optional. One or two sentences before the roles.'),
    field('requirementsLabel', 'string', 'Words above what people need', {
      description: 'The same for every role. Left empty, the lists stand without it.',
      initialValue: 'What you need',
    }),
    field('toSendLabel', 'string', 'Words above what people send', {
      description: 'The same for every role. Left empty, the lists stand without it.',
      initialValue: 'What to send',
    }),
    listField('roles', 'role', 'Roles', {
      description: 'Two to five. Each with an anchor gets a link at the top.',
    }),
  ],
})
