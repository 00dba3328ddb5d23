/** Figures of one page in a band; those of the whole site are in the site settings. */
import { listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const statistics = defineSection({
  name: 'statistics',
  group: 'people',
  title: 'Statistics',
  hasOptionalHeading: true,
  initialTone: 'mint',
  fields: [
    listField('statistics', 'statistic', 'Figures', {
      description: 'Three to five figures of this page.',
    }),
  ],
})
