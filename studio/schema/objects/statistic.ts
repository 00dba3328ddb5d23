import { BarChartIcon } from '@sanity/icons/BarChart'
import { checkFigure } from '../../rules/figure.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One figure of the statistics band. */
export const statistic = defineObject({
  name: 'statistic',
  title: 'Statistic',
  icon: BarChartIcon,
  description: 'One figure of the statistics band.',
  fields: [
    field('value', 'string', 'Number', {
      description:
        'A whole number, or a fact. The site adds the thousands separators and counts up to it. A fact that is not a number does not count up.',
      required: 'Fill in a whole number.',
      validation: (rule) => rule.custom(checkFigure),
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
