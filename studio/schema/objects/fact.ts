import { TagIcon } from '@sanity/icons/Tag'
import { tokenOf } from '../../../lib/facts/tokens.ts'
import { checkFactName, checkFactValue } from '../../rules/facts.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** A fact that stands in texts only. */
export const fact = defineObject({
  name: 'fact',
  title: 'Fact',
  icon: TagIcon,
  description: 'A few words that stand in several texts.',
  fields: [
    field('name', 'string', 'Name', {
      options: { noFacts: true },
      description: 'How texts call it: "credit" stands in a text as {credit}. Small letters, digits and hyphens.',
      validation: (rule) => rule.custom(checkFactName),
    }),
    field('value', 'string', 'Value', {
      description: 'What people read, such as "$300".',
      required: 'A fact needs its value.',
      validation: (rule) => rule.custom(checkFactValue),
    }),
    field('note', 'string', 'Note', { description: 'Optional, for editors only: what it means, or who decides it.' }),
  ],
  preview: {
    select: { name: 'name', value: 'value' },
    prepare: ({ name, value }) => ({ title: value || 'Fact without a value', subtitle: name && tokenOf(name) }),
  },
})
