import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, eyebrowField } from '../parts/shared-fields.ts'

export const tips = defineSection({
  name: 'tips',
  group: 'words',
  icon: BulbOutlineIcon,
  title: 'Tips',
  description: 'A numbered or ticked list of short tips, with a picture beside it or without.',
  heading: 'required',
  initialTone: 'cream',
  media: 'image',
  before: [eyebrowField()],
  fields: [
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the list.',
    }),
    defineField({
      name: 'marks',
      title: 'Marks',
      type: 'string',
      description: 'What stands before each tip. Numbers where the order matters, ticks where it does not.',
      options: {
        list: [
          { title: 'Numbers', value: 'numbers' },
          { title: 'Ticks', value: 'ticks' },
        ],
        layout: 'radio',
      },
      initialValue: 'ticks',
    }),
    defineField({
      name: 'items',
      title: 'Tips',
      type: 'array',
      description: 'Three to eight, the most useful first.',
      of: [defineArrayMember({ type: 'tip' })],
      validation: (rule) => rule.min(2).warning('A list needs at least two tips.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'imageWithAlt',
      description: 'Optional. Stands beside the list on wide screens; without one, the list takes two columns.',
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 3,
      description: 'Optional. One thing to remember, set apart from the list.',
    }),
    actionsField(),
  ],
})
