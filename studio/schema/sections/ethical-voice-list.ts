import { RobotIcon } from '@sanity/icons/Robot'
import { defineArrayMember, defineField } from 'sanity'
import { castingFields } from '../parts/casting-fields.ts'
import { defineSection } from '../parts/define-section.ts'
import { hideHeadingField } from '../parts/shared-fields.ts'

export const ethicalVoiceList = defineSection({
  name: 'ethicalVoiceList',
  group: 'sound',
  icon: RobotIcon,
  title: 'AI voices',
  description:
    'The grid of ethical AI voices. The voices come from the booking system and are always marked "AI voice".',
  heading: 'required',
  fields: [
    hideHeadingField(),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the grid.',
    }),
    defineField({
      name: 'consent',
      title: 'Consent statement',
      type: 'text',
      rows: 3,
      description: 'Stands on the card of every AI voice. Write {name} where the name of the artist belongs.',
      validation: (rule) => rule.required().error('Every AI voice must say that its artist has agreed.'),
    }),
    defineField({
      name: 'consents',
      title: 'Consent of single artists',
      type: 'array',
      description: 'Optional. For artists whose consent says more, their own statement instead of the one above.',
      of: [defineArrayMember({ type: 'voiceConsent' })],
    }),
    defineField({
      name: 'bookingNote',
      title: 'Line at the enquiry button',
      type: 'string',
      description: 'Optional. Says who is booked with it, such as "Demo only. Book the artist behind the voice."',
    }),
    ...castingFields(),
  ],
})
