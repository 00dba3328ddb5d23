/** What refers to voices and lists of the booking system. */
import { defineType } from 'sanity'
import { defineObject } from '../parts/define-object.ts'
import { codeField, field, listField } from '../parts/field.ts'

/** One voice of the booking system; its name and booking ref say who it was when it is no longer there. */
export const chosenVoice = defineObject({
  name: 'chosenVoice',
  title: 'Voice',
  fields: [
    codeField('voiceId', 'Number in the booking system', {
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

/** One recording of a voice of the booking system; the names say which it was when it is no longer there. */
export const voiceRecording = defineObject({
  name: 'voiceRecording',
  title: 'Recording of a voice',
  fields: [
    codeField('voiceId', 'Number of the voice in the booking system', {
      description: 'Finds the voice in the booking system.',
      readOnly: true,
    }),
    codeField('sampleId', 'Number of the recording in the booking system', {
      description: 'Finds the recording among those of the voice.',
      readOnly: true,
    }),
    codeField('name', 'Name', { description: 'The name of the voice when it was chosen.', readOnly: true }),
    codeField('code', 'Booking ref', { description: 'The booking ref when it was chosen.', readOnly: true }),
    codeField('category', 'Kind of work', {
      description: 'What the recording was called when it was chosen.',
      readOnly: true,
    }),
  ],
  preview: { title: 'name', detail: 'category' },
})

/** Questions that apply to all voices, at the end of each voice's page. */
export const voiceQuestions = defineObject({
  name: 'voiceQuestions',
  title: 'Questions',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'Above the questions. Left empty, the questions stand alone.',
    }),
    listField('items', 'faqItem', 'Questions', {
      description: 'About hiring any of the voices. The one that is asked most comes first.',
    }),
  ],
})

// Ids of the booking system's own lists, chosen by their names (studio/form/voices/lookup-input.tsx).
export const voiceRegions = defineType({ name: 'voiceRegions', title: 'Nationality', type: 'number' })
export const voiceAgeCategories = defineType({ name: 'voiceAgeCategories', title: 'Age group', type: 'number' })
export const voiceCategories = defineType({ name: 'voiceCategories', title: 'Kind of work', type: 'number' })
