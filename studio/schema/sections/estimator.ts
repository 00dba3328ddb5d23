/** The price calculator of a job; an editor writes the text and the notes around the price. */
import { field } from '../parts/field.ts'
import { defineSection, textField } from '../parts/section.ts'

export const estimator = defineSection({
  name: 'estimator',
  group: 'enquiries',
  title: 'Quote estimator',
  fields: [
    textField(),
    field('includedText', 'string', 'What is included', { description: 'One line below the price on what it covers.' }),
    field('gstNote', 'string', 'Note on GST', { description: 'One line on whether GST is in the price.' }),
    field('emptyHint', 'string', 'Hint before a price is known', {
      description: 'Stands with the $0 until enough has been chosen.',
      initialValue: 'Choose options to see an estimate',
    }),
    field('usageNote', 'string', 'Note on usage', {
      description: 'Stands below the choice of usage, which does not change the estimate.',
      initialValue: 'Usage is confirmed in your quote',
    }),
  ],
})
