import { listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const statistics = defineSection({
  name: 'statistics',
  group: 'people',
  title: 'Statistics',
  description: 'Figures that count up when they are first seen, like the band at the foot of every page.',
  hasOptionalHeading: true,
  initialTone: 'mint',
  fields: [
    listField('statistics', 'statistic', 'Figures', {
      description: 'Three to five figures of this page.',
    }),
  ],
})
