import { MicrophoneIcon } from '@sanity/icons/Microphone'
import { castingFields } from '../parts/casting-fields.ts'
import { defineSection } from '../parts/define-section.ts'
import { field } from '../parts/field.ts'
import { hideHeadingField } from '../parts/shared-fields.ts'
import { voicesField } from '../parts/voices-field.ts'

export const voiceList = defineSection({
  name: 'voiceList',
  group: 'sound',
  icon: MicrophoneIcon,
  title: 'Voice artists',
  description: 'Voice artists of the booking system: all of them with filters, or a few.',
  heading: 'required',
  fields: [
    voicesField('The whole catalogue, with filters'),
    hideHeadingField(),
    field('intro', 'text', 'Introduction', { rows: 3, description: 'Optional. One or two sentences before the grid.' }),
    ...castingFields(),
  ],
})
