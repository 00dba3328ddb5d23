/** The steps of a process, in the order in which they happen. */
import { listField } from '../parts/field.ts'
import { defineSection, introField } from '../parts/section.ts'

export const steps = defineSection({
  name: 'steps',
  group: 'words',
  title: 'Steps',
  initialTone: 'white',
  fields: [
    introField('the steps'),
    listField('steps', 'step', 'Steps', {
      description: 'In the order in which they happen. Three to five read best.',
    }),
  ],
})
