import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'

/** One figure or short fact of a page banner. */
export const bannerFact = defineType({
  name: 'bannerFact',
  title: 'Fact',
  type: 'object',
  icon: BarChartIcon,
  description: 'A figure or a short fact with the words that explain it.',
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'string',
      description: 'As short as it can be, such as "12", "$300" or "5 hours". It is set large.',
      validation: (rule) => [
        rule.required().error('A fact needs its figure.'),
        rule.max(14).warning('More than about 14 signs break into two lines.'),
      ],
    }),
    defineField({
      name: 'label',
      title: 'What it says',
      type: 'string',
      description: 'A few words after the figure, such as "average response".',
      validation: (rule) => rule.required().error('Say what the figure counts.'),
    }),
  ],
  preview: preview('Fact', { title: 'value', detail: 'label' }),
})
