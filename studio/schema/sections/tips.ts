/** A list of tips with ticks or numbers, beside an optional picture. */
import { choiceField, field, listField } from '../parts/field.ts'
import { actionsField, defineSection, introField } from '../parts/section.ts'

export const tips = defineSection({
  name: 'tips',
  group: 'words',
  title: 'Tips',
  media: 'image',
  hasEyebrow: true,
  fields: [
    introField('the list'),
    choiceField('marks', 'Marks', {
      description: 'What stands before each tip. Numbers where the order matters, ticks where it does not.',
      initialValue: 'ticks',
      choices: { numbers: 'Numbers', ticks: 'Ticks' },
    }),
    listField('items', 'tip', 'Tips', {
      description: 'Three to eight, the most useful first.',
    }),
    field('image', 'imageWithAlt', 'Picture', {
      description: 'Optional. Stands beside the list on wide screens; without one, the list takes two columns.',
    }),
    field('note', 'text', 'Note', {
      description: 'Optional. One thing to remember, set apart from the list.',
    }),
    actionsField(),
  ],
})
