import { BarChartIcon } from '@sanity/icons/BarChart'
import { atMost } from '../../rules/facts.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One figure or short fact of a page banner. */
export const bannerFact = defineObject({
  name: 'bannerFact',
  title: 'Fact',
  icon: BarChartIcon,
  description: 'A figure or a short fact with the words that explain it.',
  fields: [
    field('value', 'string', 'Figure', {
      description: 'As short as it can be, such as "12", "$300" or "5 hours". It is set large.',
      required: 'A fact needs its figure.',
      validation: (rule) => rule.custom(atMost(14, 'More than about 14 signs break into two lines.')).warning(),
    }),
    field('label', 'string', 'What it says', {
      description: 'A few words after the figure, such as "average response".',
      required: 'Say what the figure counts.',
    }),
  ],
  preview: { title: 'value', detail: 'label' },
})
