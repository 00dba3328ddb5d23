/** Sample documents to hear or watch, in a chosen order. */
import { defineArrayMember } from 'sanity'
import { choiceField, field } from '../parts/field.ts'
import { actionsField, defineSection, introField } from '../parts/section.ts'

export const samples = defineSection({
  name: 'samples',
  group: 'sound',
  title: 'Samples',
  initialHeading: 'Listen to samples of our work',
  initialTone: 'white',
  hasEyebrow: true,
  fields: [
    introField('the samples'),
    actionsField(),
    field('samples', 'array', 'Samples', {
      description: 'The best first. One that is not published is left out. Recordings stand before films.',
      // Weak: a sample can be unpublished or deleted without changing the pages that show it.
      of: [defineArrayMember({ type: 'reference', title: 'Sample', to: [{ type: 'sample' }], weak: true })],
    }),
    field('initialCount', 'number', 'How many at first', {
      description:
        'This many are shown, with a Load more button below for the rest; where none are left, the button says that all samples are shown, and goes. Left empty, all are shown and there is no button.',
      validation: (rule) => rule.integer().min(1).error('Write a whole number, or leave it empty.'),
    }),
    choiceField('layout', 'Look of recordings', {
      description: 'Cards suit music, rows suit speech. Films always get a large first one.',
      choices: { rows: 'Rows', cards: 'Cards' },
      options: { direction: 'horizontal' },
      initialValue: 'rows',
    }),
  ],
})
