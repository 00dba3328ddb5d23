import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'

/** One figure of the statistics band. */
export const statistic = defineType({
  name: 'statistic',
  title: 'Statistic',
  type: 'object',
  icon: BarChartIcon,
  description: 'One figure of the statistics band.',
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'number',
      description: 'A whole number. The site adds the thousands separators and counts up to it.',
      validation: (rule) => rule.required().integer().min(0).error('Fill in a whole number.'),
    }),
    defineField({
      name: 'suffix',
      title: 'Sign after the number',
      type: 'string',
      description: 'Usually "+". Leave empty for none.',
      initialValue: '+',
    }),
    defineField({
      name: 'label',
      title: 'What is counted',
      type: 'string',
      description: 'One to three words after the number.',
      validation: (rule) => rule.required().error('Say what is counted.'),
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
