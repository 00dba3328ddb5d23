import { PlayIcon } from '@sanity/icons/Play'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, eyebrowField, textField } from '../parts/shared-fields.ts'

export const audioFeature = defineSection({
  name: 'audioFeature',
  group: 'sound',
  icon: PlayIcon,
  title: 'Audio samples',
  description: 'A few recordings to listen to, with words and buttons beside them.',
  heading: 'required',
  initialTone: 'ink',
  before: [eyebrowField()],
  fields: [
    textField(),
    actionsField(),
    defineField({
      name: 'samples',
      title: 'Samples',
      type: 'array',
      description: 'The recordings, the best first.',
      of: [defineArrayMember({ type: 'audioSample' })],
    }),
  ],
})
