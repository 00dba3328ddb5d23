/** A few recordings, uploaded in the section itself, beside text and buttons. */
import { listField } from '../parts/field.ts'
import { actionsField, defineSection, textField } from '../parts/section.ts'

export const audioFeature = defineSection({
  name: 'audioFeature',
  group: 'sound',
  title: 'Audio samples',
  initialTone: 'ink',
  hasEyebrow: true,
  fields: [
    textField(),
    actionsField(),
    listField('samples', 'audioSample', 'Samples', { description: 'The recordings, the best first.' }),
  ],
})
