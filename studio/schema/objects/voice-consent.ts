import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** The consent of one artist, where it goes beyond the general statement. */
export const voiceConsent = defineObject({
  name: 'voiceConsent',
  title: 'Consent of an artist',
  icon: CheckmarkCircleIcon,
  description: 'What one artist has agreed to, where it is more than the general statement.',
  fields: [
    field('code', 'string', 'Booking ref', {
      options: { noFacts: true },
      description: 'The booking ref on the card of the voice. It says whose consent this is.',
      required: 'Without the booking ref nobody knows whose consent this is.',
    }),
    field('text', 'text', 'Statement', {
      rows: 3,
      description: 'The artist’s own statement, or what was agreed and when.',
      required: 'Say what the artist has agreed to.',
    }),
  ],
  preview: { title: 'code', detail: 'text' },
})
