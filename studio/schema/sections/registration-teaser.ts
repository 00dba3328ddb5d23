/** What registration will bring, and a button that does nothing until it opens. */
import { field, listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const registrationTeaser = defineSection({
  name: 'registrationTeaser',
  group: 'enquiries',
  title: 'Registration teaser',
  initialTone: 'mint',
  hasEyebrow: true,
  fields: [
    field('intro', 'text', 'Introduction', {
      description: 'Optional. One or two sentences: what this is, and what to use until then.',
    }),
    listField('benefits', 'benefit', 'What is coming', {
      description: 'Each stands on a track of its own, in this order. Up to six.',
    }),
    field('buttonLabel', 'string', 'Words of the button', {
      description: 'The button does nothing until registration opens, so its words should say so.',
      initialValue: 'COMING SOON',
    }),
  ],
})
