/** What refers to voices and lists of the booking system. */
import { defineType } from 'sanity'
import { checkLookup } from '../../rules/voices.ts'
import type { VoiceLookup } from '../../voices/catalogue.ts'
import { defineObject } from '../parts/define-object.ts'
import { codeField, field } from '../parts/field.ts'

/** One voice of the booking system; its name and booking ref say who it was when it is no longer there. */
export const chosenVoice = defineObject({
  name: 'chosenVoice',
  title: 'Voice',
  fields: [
    codeField('voiceId', 'Id in the booking system', {
      description: 'Finds the voice in the booking system.',
      readOnly: true,
      required: 'This voice cannot be found. Remove it and choose it again.',
    }),
    codeField('name', 'Name', {
      description: 'The name when it was chosen. Visitors see the present one.',
      readOnly: true,
    }),
    codeField('code', 'Booking ref', {
      description: 'The booking ref when it was chosen.',
      readOnly: true,
    }),
  ],
  preview: { title: 'name', detail: 'code' },
})

/** The consent of one artist, where it goes beyond the general statement. */
export const voiceConsent = defineObject({
  name: 'voiceConsent',
  title: 'Consent of an artist',
  fields: [
    codeField('code', 'Booking ref', {
      description: 'The booking ref on the card of the voice. It says whose consent this is.',
      required: 'Without the booking ref nobody knows whose consent this is.',
    }),
    field('text', 'text', 'Statement', {
      description: 'The artist’s own statement, or what was agreed and when.',
      required: 'Say what the artist has agreed to.',
    }),
  ],
  preview: { title: 'code', detail: 'text' },
})

function lookupType(name: VoiceLookup, title: string) {
  return defineType({ name, title, type: 'number', validation: (rule) => rule.custom(checkLookup(name)) })
}

// Ids of the booking system's own lists, chosen by their names (studio/form/voices/lookup-input.tsx).
export const voiceRegions = lookupType('voiceRegions', 'Nationality')
export const voiceAgeCategories = lookupType('voiceAgeCategories', 'Age group')
export const voiceCategories = lookupType('voiceCategories', 'Kind of work')
