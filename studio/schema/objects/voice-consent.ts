import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'

/** The consent of one artist, where it goes beyond the general statement. */
export const voiceConsent = defineType({
  name: 'voiceConsent',
  title: 'Consent of an artist',
  type: 'object',
  icon: CheckmarkCircleIcon,
  description: 'What one artist has agreed to, where it is more than the general statement.',
  fields: [
    defineField({
      name: 'code',
      title: 'Booking ref',
      type: 'string',
      description: 'The booking ref on the card of the voice. It says whose consent this is.',
      validation: (rule) => rule.required().error('Without the booking ref nobody knows whose consent this is.'),
    }),
    defineField({
      name: 'text',
      title: 'Statement',
      type: 'text',
      rows: 3,
      description: 'The artist’s own statement, or what was agreed and when.',
      validation: (rule) => rule.required().error('Say what the artist has agreed to.'),
    }),
  ],
  preview: preview('Consent of an artist', { title: 'code', detail: 'text' }),
})
