import { PlayIcon } from '@sanity/icons/Play'
import { defineSection } from '../parts/define-section.ts'
import { listField } from '../parts/field.ts'
import { actionsField, textField } from '../parts/shared-fields.ts'

export const audioFeature = defineSection({
  name: 'audioFeature',
  group: 'sound',
  icon: PlayIcon,
  title: 'Audio samples',
  description: 'A few recordings to listen to, with words and buttons beside them.',
  initialTone: 'ink',
  hasEyebrow: true,
  fields: [
    textField(),
    actionsField(),
    listField('samples', 'audioSample', 'Samples', { description: 'The recordings, the best first.' }),
  ],
})
