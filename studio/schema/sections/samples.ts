import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField } from 'sanity'
import { checkPublished } from '../../rules/published.ts'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, eyebrowField } from '../parts/shared-fields.ts'

export const samples = defineSection({
  name: 'samples',
  group: 'sound',
  icon: StackIcon,
  title: 'Samples',
  description: 'Recordings and films of our work, chosen from the list of samples.',
  heading: 'required',
  initialHeading: 'Listen to samples of our work',
  initialTone: 'white',
  before: [eyebrowField()],
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the samples.',
    }),
    actionsField(),
    defineField({
      name: 'samples',
      title: 'Samples',
      type: 'array',
      description: 'The best first. One that is not published is left out. Recordings stand before films.',
      // Weak: a sample can be unpublished or deleted without changing the pages that show it.
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'sample' }], weak: true })],
      validation: (rule) => [
        rule.unique().error('The same sample stands here twice.'),
        rule.custom(checkPublished).warning(),
        rule.min(1).warning('Choose at least one sample.'),
      ],
    }),
    defineField({
      name: 'initialCount',
      title: 'How many at first',
      type: 'number',
      description:
        'This many are shown, with a Load more button below for the rest. Left empty, all are shown and there is no button.',
      initialValue: 6,
      validation: (rule) => rule.integer().min(1).error('Write a whole number, or leave it empty.'),
    }),
    defineField({
      name: 'keepLoadMore',
      title: 'Load more button even when nothing is left',
      type: 'boolean',
      description:
        'When all samples are shown at first, the button is left out. Switched on, it is shown all the same: pressed, it says that all samples are shown, and goes.',
      initialValue: false,
    }),
    defineField({
      name: 'layout',
      title: 'Look of recordings',
      type: 'string',
      description: 'Cards suit music, rows suit speech. Films always get a large first one.',
      options: {
        list: [
          { title: 'Rows', value: 'rows' },
          { title: 'Cards', value: 'cards' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'rows',
    }),
  ],
})
