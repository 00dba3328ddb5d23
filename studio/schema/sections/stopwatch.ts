/** A stopwatch with splits, and the words around it. */
import { field } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const stopwatch = defineSection({
  name: 'stopwatch',
  group: 'words',
  title: 'Stopwatch',
  hasOptionalHeading: true,
  initialHeading: 'Online stopwatch',
  initialTone: 'ink',
  fields: [
    field('intro', 'text', 'Introduction', {
      description: 'Optional. One or two short sentences above the figures.',
    }),
    field('keysLabel', 'string', 'Words beside the keys switch', {
      description:
        'Says that the space bar starts and pauses and the letter R resets. Visitors can switch the keys off there.',
      initialValue: 'Keys: Space starts and pauses, R resets',
      required: 'Visitors must be able to switch the keys off.',
    }),
    field('emptyText', 'string', 'When there are no splits', {
      description: 'Optional. How splits come onto the list.',
      initialValue: 'Press Split while the stopwatch runs to note a time here.',
    }),
    field('noScriptText', 'string', 'Without JavaScript', {
      description:
        'For visitors whose browser runs no JavaScript: the stopwatch needs it. Say what they can use instead.',
      initialValue: 'The stopwatch needs JavaScript. The clock of your phone has one too.',
    }),
  ],
})
