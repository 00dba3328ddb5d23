/** Facts and figures. */
import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { inBrackets } from '../../../lib/format/brackets.ts'
import { textOf } from '../../common/untyped.ts'
import { checkFactName, checkFactValue } from '../../rules/facts.ts'
import { defineObject } from '../parts/define-object.ts'
import { codeField, field } from '../parts/field.ts'

/** A fact that stands in texts only. */
export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'object',
  icon: TagIcon,
  fields: [
    codeField('name', 'Name', {
      description: 'How texts call it: "credit" stands in a text as {credit}. Small letters, digits and hyphens.',
      validation: (rule) => rule.custom(checkFactName),
    }),
    field('value', 'string', 'Value', {
      description: 'What people read, such as "$300".',
      required: 'A fact needs its value.',
      validation: (rule) => rule.custom(checkFactValue),
    }),
    codeField('note', 'What it is for', {
      description: 'For editors only: what it means, in which sentences it fits, or who decides it.',
    }),
    codeField('group', 'Group', {
      description:
        'For editors only: facts with the same group stand together in this list, such as “Response time”. Write it exactly as the others of the group have it.',
    }),
  ],
  preview: {
    select: { value: 'value', name: 'name', note: 'note' },
    prepare: (fact) => ({
      title: textOf(fact, 'value') || 'A fact without a value',
      subtitle: [textOf(fact, 'name') && inBrackets(textOf(fact, 'name')), textOf(fact, 'note')]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

/** One figure or short fact of a page banner. */
export const bannerFact = defineObject({
  name: 'bannerFact',
  title: 'Fact',
  fields: [
    field('value', 'string', 'Figure', {
      description: 'As short as it can be, such as "12", "$300" or "5 hours". It is set large.',
      required: 'A fact needs its figure.',
    }),
    field('label', 'string', 'What it says', {
      description: 'A few words after the figure, such as "average response".',
      required: 'Say what the figure counts.',
    }),
  ],
  preview: { title: 'value', detail: 'label' },
})

export const statistic = defineObject({
  name: 'statistic',
  title: 'Statistic',
  fields: [
    field('value', 'string', 'Number', {
      description:
        'A whole number, or a fact. The site adds the thousands separators and counts up to it. A fact that is not a number does not count up.',
      required: 'Fill in a whole number.',
    }),
    field('suffix', 'string', 'Sign after the number', {
      description: 'Usually "+". Leave empty for none.',
      initialValue: '+',
    }),
    field('label', 'string', 'What is counted', {
      description: 'One to three words after the number.',
      required: 'Say what is counted.',
    }),
  ],
  preview: { title: 'value', detail: 'label' },
})
