import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { textField } from '../parts/shared-fields.ts'

export const roles = defineSection({
  name: 'roles',
  group: 'people',
  icon: CaseIcon,
  title: 'Roles',
  description: 'The kinds of work people can apply for: what they need, what they send, and where to.',
  heading: 'required',
  initialTone: 'white',
  fields: [
    textField('Optional. One or two sentences before the roles.'),
    defineField({
      name: 'requirementsLabel',
      title: 'Words above what people need',
      type: 'string',
      description: 'The same for every role. Left empty, the lists stand without it.',
      initialValue: 'What you need',
    }),
    defineField({
      name: 'toSendLabel',
      title: 'Words above what people send',
      type: 'string',
      description: 'The same for every role. Left empty, the lists stand without it.',
      initialValue: 'What to send',
    }),
    defineField({
      name: 'roles',
      title: 'Roles',
      type: 'array',
      description: 'Two to five. Each with an anchor gets a link at the top.',
      of: [defineArrayMember({ type: 'role' })],
      validation: (rule) => rule.min(1).warning('Without a role there is nothing to apply for.'),
    }),
  ],
})
