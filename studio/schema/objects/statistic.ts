import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One figure of the statistics band. */
export const statistic = defineObject({
  name: 'statistic',
  title: 'Statistic',
  icon: BarChartIcon,
  description: 'One figure of the statistics band.',
  fields: [
    field('value', 'number', 'Number', {
      description: 'A whole number. The site adds the thousands separators and counts up to it.',
      validation: (rule) => rule.required().integer().min(0).error('Fill in a whole number.'),
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
  preview: {
    select: { value: 'value', suffix: 'suffix', label: 'label' },
    prepare: ({ value, suffix, label }) => ({
      title: `${value ?? ''}${suffix ?? ''} ${label ?? ''}`,
      subtitle: 'Statistic',
    }),
  },
})
