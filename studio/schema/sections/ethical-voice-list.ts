/** The catalogue of AI voices, with the statement that each artist has agreed. */
import { field } from '../parts/field.ts'
import { castingFields, defineSection, hideHeadingField } from '../parts/section.ts'

export const ethicalVoiceList = defineSection({
  name: 'ethicalVoiceList',
  group: 'sound',
  title: 'AI voices',
  fields: [
    hideHeadingField(),
    field('consent', 'text', 'Consent statement', {
      description: 'Stands on the card of every AI voice. Write {name} where the name of the artist belongs.',
      required: 'Every AI voice must say that its artist has agreed.',
    }),
    field('bookingNote', 'string', 'Line at the enquiry button', {
      description: 'Optional. Says who is booked with it, such as "Demo only. Book the artist behind the voice."',
    }),
    ...castingFields(),
  ],
})
