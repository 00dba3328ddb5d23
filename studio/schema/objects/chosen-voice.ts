import { MicrophoneIcon } from '@sanity/icons/Microphone'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One voice of the booking system; its name and booking ref say who it was when it is no longer there. */
export const chosenVoice = defineObject({
  name: 'chosenVoice',
  title: 'Voice',
  icon: MicrophoneIcon,
  description: 'A voice artist of the booking system. To choose another one, remove this one and search again.',
  fields: [
    field('voiceId', 'string', 'Id in the booking system', {
      options: { noFacts: true },
      description: 'Finds the voice in the booking system.',
      readOnly: true,
      required: 'This voice cannot be found. Remove it and choose it again.',
    }),
    field('name', 'string', 'Name', {
      options: { noFacts: true },
      description: 'The name when it was chosen. Visitors see the present one.',
      readOnly: true,
    }),
    field('code', 'string', 'Booking ref', {
      options: { noFacts: true },
      description: 'The booking ref when it was chosen.',
      readOnly: true,
    }),
  ],
  preview: { title: 'name', detail: 'code' },
})
