import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const statistics = defineSection({
  name: 'statistics',
  group: 'people',
  icon: BarChartIcon,
  title: 'Statistics',
  description: 'Figures that count up when they are first seen, like the band at the foot of every page.',
  heading: 'optional',
  initialTone: 'mint',
  fields: [
    defineField({
      name: 'statistics',
      title: 'Figures',
      type: 'array',
      description:
        'Three to five figures of this page. Left empty, the figures of the site settings are shown; switch off the band of the page then.',
      of: [defineArrayMember({ type: 'statistic' })],
      validation: (rule) => rule.max(5).warning('More than five figures do not stand side by side.'),
    }),
  ],
})
