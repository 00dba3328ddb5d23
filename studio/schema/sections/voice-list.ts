import { MicrophoneIcon } from '@sanity/icons/Microphone'
import { defineSection } from '../parts/define-section.ts'
import { castingFields, hideHeadingField, introField } from '../parts/shared-fields.ts'
import { voicesField } from '../parts/voices-field.ts'

export const voiceList = defineSection({
  name: 'voiceList',
  group: 'sound',
  icon: MicrophoneIcon,
  title: 'Voice artists',
  description: 'Voice artists of the booking system: all of them with filters, or a few.',
  fields: [
    voicesField('The whole catalogue, with filters'),
    hideHeadingField(),
    introField('the grid'),
    ...castingFields(),
  ],
})
