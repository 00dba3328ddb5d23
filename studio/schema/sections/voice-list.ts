import { MicrophoneIcon } from '@sanity/icons/Microphone'
import { castingFields } from '../parts/casting-fields.ts'
import { defineSection } from '../parts/define-section.ts'
import { field } from '../parts/field.ts'
import { hideHeadingField } from '../parts/shared-fields.ts'

export const voiceList = defineSection({
  name: 'voiceList',
  group: 'sound',
  icon: MicrophoneIcon,
  title: 'Voice artists',
  description: 'The grid of voice artists. The voices come from the booking system.',
  heading: 'required',
  fields: [
    hideHeadingField(),
    field('intro', 'text', 'Introduction', { rows: 3, description: 'Optional. One or two sentences before the grid.' }),
    ...castingFields(),
  ],
})
